/** What a person may set for this device. */

import '../look/pages.css'
import { Notices } from '../account/Notices.tsx'
import { change, useSettings } from '../app/settings.ts'
import { Choice } from '../parts/Choice.tsx'
import { MarkChoice } from '../parts/MarkChoice.tsx'
import { NameField } from '../parts/NameField.tsx'
import { useText } from '../text/index.ts'

export function SettingsPage() {
  const t = useText()
  const s = useSettings()
  const onOff = [
    { value: true, label: t.settings.yes },
    { value: false, label: t.settings.no },
  ]
  return (
    <div className="narrow">
      <h1 className="heading-1">{t.settings.title}</h1>
      <p className="lead">{t.settings.saved}</p>
      <NameField
        caption={t.settings.name}
        value={s.name}
        placeholder={t.create.me}
        own
        onChange={(name) => change({ name })}
      />
      <Choice
        legend={t.settings.language}
        value={s.lang}
        items={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(lang) => change({ lang })}
      />
      <Choice
        legend={t.settings.theme}
        value={s.theme}
        items={[
          { value: 'device', label: t.settings.asDevice },
          { value: 'light', label: t.settings.light },
          { value: 'dark', label: t.settings.dark },
        ]}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        legend={t.settings.speed}
        value={s.speed}
        items={[
          { value: 'off', label: t.settings.speeds.off },
          { value: 'fast', label: t.settings.speeds.fast },
          { value: 'normal', label: t.settings.speeds.normal },
        ]}
        onChange={(speed) => change({ speed })}
      />
      <Choice
        legend={t.settings.confirm}
        help={t.settings.confirmHelp}
        value={s.confirm}
        items={onOff}
        onChange={(confirm) => change({ confirm })}
      />
      <Choice
        legend={t.settings.sound}
        help={t.settings.soundHelp}
        value={s.sound}
        items={onOff}
        onChange={(sound) => change({ sound })}
      />
      <Choice
        legend={t.settings.keys}
        help={t.settings.keysHelp}
        value={s.keys}
        items={onOff}
        onChange={(keys) => change({ keys })}
      />
      <Choice
        legend={t.settings.poker}
        help={t.settings.pokerHelp}
        value={s.poker}
        items={onOff}
        onChange={(poker) => change({ poker })}
      />
      <MarkChoice
        legend={t.colour.legend}
        help={t.colour.help}
        value={s.colour}
        onChange={(colour) => change({ colour })}
      />
      <Notices />
    </div>
  )
}

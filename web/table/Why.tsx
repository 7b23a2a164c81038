/** "Why not?": the refusal in the viewer's language, and the way into the rulebook. */

import { type GameText, kernelRefusal, type Lang } from '@dorfplatz/kernel'
import type { Refused } from '../link/link.ts'
import { Modal } from '../parts/Modal.tsx'
import { Words } from '../parts/Words.tsx'
import { useText } from '../text/index.ts'

export function refusalSentence(refused: Refused, text: GameText, lang: Lang) {
  if (refused.rule === null) return [refused.text ?? '']
  const refusal = { ok: false as const, rule: refused.rule, ...(refused.args ? { args: refused.args } : {}) }
  return kernelRefusal(lang, refusal) ?? text.refusal(refusal)
}

export function Why(props: { refused: Refused | null; text: GameText; lang: Lang; game: string; onClose: () => void }) {
  const t = useText()
  const { refused, text } = props
  const rule = refused?.rule ?? null
  const written = rule === null ? undefined : text.rules[rule]
  return (
    <Modal title={t.table.whyNot} open={refused !== null} onClose={props.onClose}>
      {refused !== null && (
        <>
          <p className="why-say">
            <Words sentence={refusalSentence(refused, text, props.lang)} />
          </p>
          {rule !== null && written !== undefined && (
            <p className="note">
              {written}
              <br />
              <a href={`/rules/${props.game}#${rule}`} target="_blank" rel="noreferrer">
                {t.table.rule(rule)}
              </a>
            </p>
          )}
        </>
      )}
    </Modal>
  )
}

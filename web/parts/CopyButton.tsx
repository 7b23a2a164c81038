/** Copies a text and says so; where the clipboard is out of reach it shows the text to be copied by hand. */

import { useState } from 'react'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'

export function CopyButton({ text, label, small = false }: { text: string; label: string; small?: boolean }) {
  const t = useText()
  const [done, setDone] = useState<'copied' | 'shown' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone('copied')
    } catch {
      setDone('shown')
    }
  }
  return (
    <>
      <button type="button" className={`btn${small ? ' small quiet' : ''}`} onClick={() => void copy()}>
        <Icon name="travel" />
        {done === 'copied' ? t.menu.copied : label}
      </button>
      {done === 'shown' && (
        <input className="field" readOnly value={text} aria-label={label} onFocus={(event) => event.target.select()} />
      )}
    </>
  )
}

/** A part of the account page: a heading, something that may fail, and what came of it. */

import { useState } from 'react'
import { isCancelled } from '../link/account/passkey.ts'
import { errorText } from '../link/server/errorText.ts'
import { useOnce } from '../parts/useOnce.ts'
import { useText } from '../text/index.ts'

export interface Doing {
  readonly busy: boolean
  readonly said: string | null
  readonly problem: string | null
  /** Runs something that may fail, one thing at a time; says the given words when it did not. */
  run(work: () => Promise<unknown>, done?: string): Promise<boolean>
}

export function useDoing(): Doing {
  const t = useText()
  const { busy, run: once } = useOnce()
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run: Doing['run'] = async (work, done) => {
    let well = false
    await once(async () => {
      setSaid(null)
      setProblem(null)
      try {
        await work()
        setSaid(done ?? null)
        well = true
      } catch (error) {
        setProblem(isCancelled(error) ? t.me.cancelled : errorText(error))
      }
    })
    return well
  }
  return { busy, said, problem, run }
}

export function Said({ doing }: { doing: Doing }) {
  return (
    <>
      <div role="status">{doing.said !== null && <p className="note">{doing.said}</p>}</div>
      <div role="alert">{doing.problem !== null && <p className="note">{doing.problem}</p>}</div>
    </>
  )
}

export function Section(props: { title: string; help?: string; children: React.ReactNode }) {
  return (
    <section className="account-part">
      <h2 className="orn">{props.title}</h2>
      {props.help !== undefined && <p className="rule">{props.help}</p>}
      {props.children}
    </section>
  )
}

/** Going back further than one may alone: somebody asks, and it happens once everybody at the table has agreed. */

import { refuse } from '@dorfplatz/kernel'
import { Fault } from '../fault.ts'
import { lastSeq } from '../storage/log.ts'
import type { Proposal } from '../storage/tables.ts'
import { type Actor, needActor, needRunning, refused } from './actor.ts'
import { draftBack, needFew, UNDOS } from './acts.ts'
import { commit, ownCommand } from './commit.ts'
import type { LoadedTable } from './loaded.ts'
import type { TableRegistry } from './registry.ts'
import { missingIn, seatsOf } from './show.ts'

/** All seats of whoever acts: one person agrees for all of them. */
const seatsOfActor = (loaded: LoadedTable, actor: Actor): number[] =>
  actor.kind === 'person' ? seatsOf(loaded, actor.person) : [actor.seat]

const commandOf = ({ at, back }: Proposal): string => ownCommand('propose', at, back)

/** Asks to go back to where `back` answers counted. */
export function propose(registry: TableRegistry, id: string, actor: Actor, back: number): Promise<number> {
  return registry.at(id, (loaded) => {
    needActor(loaded, actor)
    // Alone one would agree with oneself: a deal of the day is not played over and over.
    if (back >= needRunning(loaded).seq || loaded.row.daily !== null) throw refused(loaded, refuse('K-UNDO'))
    return agree(registry, loaded, { by: actor.seat, back, at: loaded.seq, agreed: seatsOfActor(loaded, actor) })
  })
}

export function vote(registry: TableRegistry, id: string, actor: Actor, yes: boolean): Promise<number> {
  return registry.at(id, async (loaded) => {
    needActor(loaded, actor)
    // Another process may have been asked. Its answers are read only where there are any: a vote is said quickly.
    if (registry.source.db.shared) {
      await registry.reread(loaded)
      if ((await lastSeq(registry.source.db, id)) > loaded.seq) await registry.refresh(loaded)
      needActor(loaded, actor)
    }
    const { proposal } = loaded.row
    if (proposal === null || proposal.at !== loaded.seq) throw new Fault('conflict', 'no-proposal')
    if (!yes) {
      await registry.source.tables.setProposal(id, null)
      await registry.changedHere(loaded)
      return loaded.seq
    }
    const agreed = [...new Set([...proposal.agreed, ...seatsOfActor(loaded, actor)])]
    return agree(registry, loaded, { ...proposal, agreed })
  })
}

async function agree(registry: TableRegistry, loaded: LoadedTable, proposal: Proposal): Promise<number> {
  if (missingIn(loaded.row, proposal).length > 0) {
    await registry.source.tables.setProposal(loaded.id, proposal)
    await registry.changedHere(loaded)
    return loaded.seq
  }
  const seq = await commit(registry, loaded, {
    seat: proposal.by,
    commandId: commandOf(proposal),
    kind: 'undo',
    choices: null,
    draft: async () => {
      if (loaded.seq !== proposal.at) throw new Fault('stale', 'stale')
      const draft = await draftBack(registry, loaded, proposal.by, proposal.back)
      await needFew(registry, loaded, proposal.by, 'undo', UNDOS + draft.match.seq)
      return draft
    },
  })
  await registry.source.tables.setProposal(loaded.id, null)
  await registry.changedHere(loaded)
  return seq
}

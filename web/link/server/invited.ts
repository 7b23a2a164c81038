/** What somebody was sent or told to come to a table: a short code, a table's name, or a link with the invitation in it. */

export type Invited = { readonly id: string; readonly invite?: string } | { readonly code: string }

/** Codes are taken in any case and with the gaps people leave when they write them down; invitations only as they are. */
export function tableIn(written: string): Invited | null {
  const found = /(?:^|\/)([0-9a-z]{12})\/?(?:\?(.*))?$/i.exec(written.trim().replace(/#.*$/, ''))
  const bare = written.replace(/[\s-]/g, '').toLowerCase()
  if (found?.[1] === undefined) {
    if (/^[0-9a-z]{6}$/.test(bare)) return { code: bare }
    return /^[0-9a-z]{12}$/.test(bare) ? { id: bare } : null
  }
  const invite = new URLSearchParams(found[2] ?? '').get('invite')
  return { id: found[1].toLowerCase(), ...(invite === null ? {} : { invite }) }
}

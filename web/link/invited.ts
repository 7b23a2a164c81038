/** What somebody was sent to come to a table: its code, or a link with the invitation in it. */

/** Codes are taken in any case and with the gaps people leave when they write them down; invitations only as they are. */
export function tableIn(written: string): { readonly id: string; readonly invite?: string } | null {
  const found = /(?:^|\/)([0-9a-z]{12})\/?(?:\?(.*))?$/i.exec(written.trim().replace(/#.*$/, ''))
  const id = found?.[1] ?? /^[0-9a-z]{12}$/i.exec(written.replace(/[\s-]/g, ''))?.[0]
  if (id === undefined) return null
  const invite = new URLSearchParams(found?.[2] ?? '').get('invite')
  return { id: id.toLowerCase(), ...(invite === null ? {} : { invite }) }
}

/** Hands a value to the person as a JSON file. */

export function saveFile(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // The browser reads the address after this call has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

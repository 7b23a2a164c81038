/** Passkeys: the browser's own keys, made for an account and used to sign in without a password. */

import { api } from '../server/api.ts'

export function canPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  )
}

/** The person closed the browser's own question. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

function keyOf(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential
  throw new DOMException('no credential', 'NotAllowedError')
}

export async function addPasskey(name: string): Promise<void> {
  const options = await api.passkeyForNew()
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  })
  await api.passkeyMade(keyOf(made).toJSON(), name)
}

export async function signInByPasskey(): Promise<void> {
  const options = await api.passkeyForSignIn()
  const found = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  })
  await api.passkeyUsed(keyOf(found).toJSON())
}

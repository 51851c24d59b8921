/** The kinds of keys that are asked for, by COSE's numbers: EdDSA, ES256 and RS256, which every authenticator has one of. */
export const KEY_ALGORITHMS = [-8, -7, -257];

/** Whom passkeys are for: the hub at its public address, which browsers compare with the page's own. */
export function relyingParty(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl);
  return { name: "SportsTech Hub", id: hostname, origin };
}

/** Where a file in an imported archive came from: `zip:HASH/name`, with the SHA-256 hash of the archive. */
const PACKED = /^zip:([0-9a-f]{64})\/(.+)$/s;

/** Returns the source for a file in an archive. */
export const packedSource = (hash: string, name: string): string => `zip:${hash}/${name}`;

/** Returns the archive's hash and the file's name in it; undefined for any other source. */
export function packedIn(source: string): { readonly hash: string; readonly name: string } | undefined {
  const [, hash, name] = PACKED.exec(source) ?? [];
  return hash && name ? { hash, name } : undefined;
}

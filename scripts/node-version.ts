/** The minimum Node version, the same as `engines` in package.json. */
export const NEEDED = [22, 17] as const;

/** Whether this Node version can run the product. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/**
 * Ends the process with a one-line message if its Node is too old, instead of crashing on a missing feature.
 */
export function assertNodeVersion(): void {
  if (isNewEnough(process.versions.node)) return;
  const needed = NEEDED.join(".");
  process.stderr.write(
    `SportsTech Hub needs Node ${needed} or later, and this is ${process.versions.node}: start it with npm, which brings its own, or install a newer Node.\n`,
  );
  process.exit(1);
}

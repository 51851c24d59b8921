/** Returns the settings given in an input; null counts as omitted. */
export function givenSwitches(input: object): Record<string, boolean> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}

/** The switches that an input sets; null says no more than leaving out. */
export function givenSwitches(input: object): Record<string, boolean> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}

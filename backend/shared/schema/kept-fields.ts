/**
 * Returns the values of an edit without those whose input field a client left out, so that the record keeps what
 * it has; null, or an empty text, removes a value.
 * @param names the optional fields of the input that are stored under the same name.
 */
export function withoutLeftOut<V extends object>(
  values: V,
  input: object,
  names: readonly string[],
): Partial<V> {
  const leftOut = new Set<string>(
    names.filter((name) => (input as Readonly<Record<string, unknown>>)[name] === undefined),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !leftOut.has(name))) as Partial<V>;
}

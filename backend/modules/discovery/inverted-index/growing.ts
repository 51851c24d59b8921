/** Returns a typed array for at least this many values: the same one, or a copy of twice its size. */
export function grown<A extends Int32Array | Uint32Array | Uint8Array>(array: A, size: number): A {
  if (size <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => A)(Math.max(size, array.length * 2));
  larger.set(array as never);
  return larger;
}

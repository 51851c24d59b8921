/** A typed array that holds at least this many values: itself, or a copy of twice its size. */
export function grown<A extends Int32Array | Uint32Array | Uint8Array>(array: A, size: number): A {
  if (size <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => A)(Math.max(size, array.length * 2));
  larger.set(array as never);
  return larger;
}

/** The components of unit vectors are scaled to bytes by this. */
const SCALE = 127;

/** A vector of length 1 in the same direction, scaled to bytes. */
export function unitOf(vector: Float64Array): Int8Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  const unit = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at++) unit[at] = Math.round(((vector[at] as number) / length) * SCALE);
  return unit;
}

/** The cosine of the angle between a unit vector and the n-th of many; 0 where there is no n-th. */
export function nearness(vectors: Int8Array, n: number, vector: Int8Array): number {
  const start = n * vector.length;
  if (start + vector.length > vectors.length) return 0;
  let sum = 0;
  for (let at = 0; at < vector.length; at++) {
    sum = (sum + (vectors[start + at] as number) * (vector[at] as number)) | 0;
  }
  return sum / (SCALE * SCALE);
}

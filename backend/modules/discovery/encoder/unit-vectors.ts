/** The factor that scales components of unit vectors to bytes. */
const SCALE = 127;

/** Normalizes a vector to length 1 and scales it to bytes. */
export function unitOf(vector: Float64Array): Int8Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  const unit = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at++) unit[at] = Math.round(((vector[at] as number) / length) * SCALE);
  return unit;
}

/** Returns the cosine of a unit vector and the n-th of the concatenated vectors; 0 if there is no n-th. */
export function nearness(vectors: Int8Array, n: number, vector: Int8Array): number {
  const start = n * vector.length;
  if (start + vector.length > vectors.length) return 0;
  let sum = 0;
  for (let at = 0; at < vector.length; at++) {
    sum = (sum + (vectors[start + at] as number) * (vector[at] as number)) | 0;
  }
  return sum / (SCALE * SCALE);
}

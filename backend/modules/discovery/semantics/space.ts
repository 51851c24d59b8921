/** A space in which texts of similar meaning are near each other: each known stem is a row of `basis`. */
export interface Space {
  readonly dimensions: number;
  /** The row of each stem, by its number; -1, or beyond the end, for a stem without. */
  readonly rowOf: Int32Array;
  readonly idf: Float32Array;
  readonly basis: Float32Array;
}

/** Places are unit vectors, scaled to bytes. */
const SCALE = 127;

/**
 * Where a text is in the space, as `dimensions` bytes: the sum of its stems' rows, each weighted by (1 + ln n) idf.
 * All zero for a text without known stems.
 * @param counts how often it has each stem.
 */
export function placeIn(space: Space, counts: ReadonlyMap<number, number>): Int8Array {
  const { dimensions, rowOf, idf, basis } = space;
  const sum = new Float64Array(dimensions);
  for (const [stem, count] of counts) {
    const row = rowOf[stem] ?? -1;
    if (row < 0) continue;
    const weight = (1 + Math.log(Math.max(count, 1))) * (idf[row] as number);
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at++) (sum[at] as number) += weight * (basis[start + at] as number);
  }
  return unitOf(sum);
}

/** A vector of length 1 in the same direction, scaled to bytes. */
export function unitOf(vector: Float64Array): Int8Array {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  const unit = new Int8Array(vector.length);
  for (let at = 0; at < vector.length; at++) unit[at] = Math.round(((vector[at] as number) / length) * SCALE);
  return unit;
}

/** The cosine of the angle between a place and the n-th of many places. */
export function nearness(places: Int8Array, n: number, place: Int8Array): number {
  const start = n * place.length;
  if (start + place.length > places.length) return 0;
  let sum = 0;
  for (let at = 0; at < place.length; at++) {
    sum = (sum + (places[start + at] as number) * (place[at] as number)) | 0;
  }
  return sum / (SCALE * SCALE);
}

import { BUILT_IN } from "./model-in-use.ts";
import projection from "./projection.json" with { type: "json" };

const SIZE = BUILT_IN.size;

/** The projection's directions, each of length 1 (`tools/fit-projection.ts`). */
const directions = projection.directions.map((bytes) => {
  const values = Array.from(Buffer.from(bytes, "base64"), (byte) => (byte << 24) >> 24);
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
});

/**
 * Shortens a vector of the model to a unit vector in bytes that keeps as much distinguishing information as
 * it can.
 */
export function projected(vector: readonly number[]): Int8Array {
  const values = directions.map((direction) =>
    direction.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0),
  );
  const length = Math.hypot(...values) || 1;
  return Int8Array.from({ length: SIZE }, (_, at) => Math.round(((values[at] ?? 0) / length) * 127));
}

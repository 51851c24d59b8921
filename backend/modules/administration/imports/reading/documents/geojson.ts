import { readJson } from "../json-records.ts";
import type { Reading, SourceRecord } from "../source-record.ts";

/** Reads the features of GeoJSON: their properties, id and, of a point, its coordinates. */
export async function* readGeoJson(reading: Reading): AsyncGenerator<SourceRecord> {
  for await (const record of readJson({ ...reading, path: reading.path || "features" })) {
    const { id, properties, geometry } = record.values;
    yield {
      ...record,
      values: { ...(id !== undefined && { id }), ...fieldsOf(properties), ...pointIn(geometry) },
    };
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

function pointIn(geometry: unknown): Readonly<Record<string, unknown>> {
  const { type, coordinates } = fieldsOf(geometry);
  if (type !== "Point" || !Array.isArray(coordinates)) return {};
  const [longitude, latitude] = coordinates as unknown[];
  return { longitude, latitude };
}

import type { Readable } from "node:stream";
import chain from "stream-chain";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { ImportError } from "./errors.ts";
import type { SourceRecord } from "./source-record.ts";

/** The objects of a list: the document itself, or the value at `path` in it. */
export async function* readJson(text: Readable, path: string): AsyncGenerator<SourceRecord> {
  const filters = path ? [pick({ filter: path })] : [];
  const items = chain([text, parser(), ...filters, streamArray()]) as AsyncIterable<{
    key: number;
    value: unknown;
  }>;
  try {
    for await (const { key, value } of items) {
      const place = key + 1;
      if (isRecord(value)) yield { place, values: value };
      else yield { place, values: {}, problem: "isn't an object with fields" };
    }
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith("Top-level object")) throw error;
    const where = path ? `The value at "${path}"` : "The document";
    throw new ImportError(`${where} isn't a list of records; a mapping's "records" says where the list is.`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

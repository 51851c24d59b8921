import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import chain from "stream-chain";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { streamObject } from "stream-json/streamers/stream-object.js";
import { BrokenFileError, ImportError } from "../errors.ts";
import { nearest } from "../nearest.ts";
import { boundedJson } from "./bounded-json.ts";
import { withCitation } from "./documents/csl.ts";
import { listsIn } from "./json-lists.ts";
import { brokenAt } from "./json-position.ts";
import { recordIn } from "./record-in.ts";
import type { Reading, SourceRecord } from "./source-record.ts";
import { readText } from "./text/text-stream.ts";
import { exactToken } from "./written/exact-numbers.ts";

/** The maximum size of a broken document that is read again as a whole to locate the error, in bytes. */
const MAX_SECOND_LOOK = 64 * 1024 ** 2;

/** Reads the objects of a list, which is the document itself or the value at `path` in it. */
export async function* readJson(reading: Reading): AsyncGenerator<SourceRecord> {
  const { file, path } = reading;
  const text = Readable.from(boundedJson(readText(reading)));
  const filters = path ? [pick({ filter: path })] : [];
  const items = chain([text, parser(), ...filters, exactToken, streamArray()]) as AsyncIterable<{
    key: number;
    value: unknown;
  }>;
  let place = 0;
  try {
    for await (const { key, value } of items) {
      place = key + 1;
      const { values, ...rest } = recordIn(value);
      yield { place, values: withCitation(values), ...rest };
    }
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error;
    if (!error.message.startsWith("Top-level object")) throw await located(file, place);
    if (await isKeyed(reading)) {
      yield* keyedRecords(reading);
      return;
    }
    const where = path ? `The value at "${path}" in ${file}` : `The document ${file}`;
    throw new ImportError(`${where} isn't a list of records. ${await listHint(file, path)}`);
  } finally {
    text.destroy();
  }
  if (place === 0 && path) {
    const lists = await listsIn(file);
    if (!lists.includes(path))
      throw new ImportError(`There is no list at "${path}" in ${file}. ${hint(path, lists)}`);
  }
}

/** The number of an object's first values that tell whether they are records. */
const MAX_TOLD = 20;

/** Reads the entries of the object at the path; those that are objects have their key as `key`. */
async function* entriesOf({ file, path, ...rest }: Reading): AsyncGenerator<{ key: string; value: unknown }> {
  const text = Readable.from(boundedJson(readText({ file, ...rest })));
  const filters = path ? [pick({ filter: path })] : [];
  try {
    yield* chain([text, parser(), ...filters, exactToken, streamObject()]) as AsyncIterable<{
      key: string;
      value: unknown;
    }>;
  } finally {
    text.destroy();
  }
}

/** Whether the value at the path is an object of records by their ids: several objects that share a field. */
async function isKeyed(reading: Reading): Promise<boolean> {
  const first: object[] = [];
  try {
    for await (const { value } of entriesOf({ ...reading, onBytes: () => undefined })) {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
      first.push(value);
      if (first.length === MAX_TOLD) break;
    }
  } catch {
    return false;
  }
  const shared = Object.keys(first[0] ?? {}).filter((name) =>
    first.every((each) => Object.hasOwn(each, name)),
  );
  return first.length > 1 && shared.length > 0;
}

async function* keyedRecords(reading: Reading): AsyncGenerator<SourceRecord> {
  let place = 0;
  try {
    for await (const { key, value } of entriesOf(reading)) {
      place += 1;
      const { values, ...rest } = recordIn(value);
      yield { place, ...rest, values: { key, ...values } };
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw await located(reading.file, place);
  }
}

async function listHint(file: string, path: string): Promise<string> {
  return hint(path, await listsIn(file));
}

function hint(path: string, lists: readonly string[]): string {
  const near = path ? nearest(path, lists) : undefined;
  if (near) return `The nearest is "${near}".`;
  const choice = lists.filter(Boolean);
  if (choice.length === 0) return "It holds no list of records.";
  return `A mapping's "records" says where the list is: ${choice.map((list) => `"${list}"`).join(", ")}.`;
}

/** Returns the error with its line and column, or at least with the last record that was read. */
async function located(file: string, place: number): Promise<Error> {
  const after = place > 0 ? ` after record ${place}` : "";
  const isSmall = (await stat(file)).size <= MAX_SECOND_LOOK;
  const where = isSmall && brokenAt((await readFile(file, "utf8")).replace(/^\ufeff/, ""));
  return new BrokenFileError(
    where
      ? `it stops being JSON at line ${where.line}, column ${where.column}${after}`
      : `it breaks off${after}`,
  );
}

import { SaxesParser } from "saxes";
import { BrokenFileError, ImportError } from "../../errors.ts";
import { didYouMean } from "../../nearest.ts";
import { recordIn } from "../record-in.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { readText } from "../text/text-stream.ts";

/** The maximum depth of elements, length of a tag or text, and number of elements in a record. */
const MAX_DEPTH = 100;
const MAX_WAITING = 2_000_000;
const MAX_RECORD = 100_000;
/** The maximum number of elements in which lists are searched for. */
const MAX_LOOKED = 200_000;
const MAX_LISTS = 20;

/** An element that is being read. */
interface Open {
  readonly name: string;
  readonly values: Record<string, unknown>;
  text: string;
}

/** Receives the elements of a document; `close` gets each with what it contains. */
interface Handler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(): void;
}

/**
 * Passes a document's elements to a handler, and pauses after each chunk. A document type's own entities are
 * never resolved.
 */
async function* parsing(reading: Reading, handler: Handler): AsyncGenerator<void> {
  const parser = new SaxesParser();
  let depth = 0;
  let waiting = 0;
  parser.on("opentag", ({ name, attributes }) => {
    waiting = 0;
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new ImportError(`The document's elements are nested more than ${MAX_DEPTH} levels deep.`);
    handler.open(name, attributes);
  });
  parser.on("closetag", () => {
    waiting = 0;
    depth -= 1;
    handler.close();
  });
  parser.on("text", (text) => handler.text(text));
  parser.on("cdata", (text) => handler.text(text));
  parser.on("error", () => {
    throw new BrokenFileError(`it stops being XML at line ${parser.line}, column ${parser.column}`);
  });
  for await (const chunk of readText(reading)) {
    waiting += chunk.length;
    parser.write(chunk);
    if (waiting > MAX_WAITING) throw new ImportError("A text or tag in the document isn't closed.");
    yield;
  }
  parser.close();
  yield;
}

/**
 * Reads the elements at a path, such as `rss.channel.item`, as records. An element with text alone is a text,
 * a repeated one a list; attributes are `@name`, and a text beside them `#text`.
 */
export async function* readXml(reading: Reading): AsyncGenerator<SourceRecord> {
  const lists = reading.path ? [] : await xmlLists(reading.file);
  const path = reading.path || lists[0];
  if (path === undefined) {
    // A broken document is reported as such.
    for await (const _ of parsing(reading, new Shapes()));
    throw new ImportError(`${reading.file} holds no elements with fields.`);
  }
  const records = new Records(path);
  let place = 0;
  for await (const _ of parsing(reading, records)) {
    for (const values of records.ready.splice(0)) {
      place += 1;
      yield { place, ...recordIn(values) };
    }
  }
  if (place > 0) return;
  const known = await xmlLists(reading.file);
  throw new ImportError(
    `There are no elements at "${path}" in ${reading.file}, only at ${known.join(", ")}.${didYouMean(path, known)}`,
  );
}

/** Collects the elements at a path. */
class Records implements Handler {
  readonly ready: Record<string, unknown>[] = [];
  readonly #wanted: string;
  readonly #path: string[] = [];
  readonly #open: Open[] = [];
  #size = 0;

  constructor(wanted: string) {
    this.#wanted = wanted;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    if (this.#open.length === 0) {
      if (this.#path.join(".") !== this.#wanted) return;
      this.#size = 0;
    }
    const values = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`@${key}`, value]));
    this.#size += 1 + Object.keys(values).length;
    if (this.#size > MAX_RECORD) throw new ImportError(`A record has more than ${MAX_RECORD} values.`);
    this.#open.push({ name, values, text: "" });
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > MAX_WAITING)
      throw new ImportError(`A text has more than ${MAX_WAITING} characters.`);
  }

  close(): void {
    this.#path.pop();
    const element = this.#open.pop();
    if (!element) return;
    const text = element.text.trim();
    const parent = this.#open.at(-1);
    if (!parent) {
      this.ready.push(text === "" ? element.values : { ...element.values, "#text": text });
      return;
    }
    const isText = Object.keys(element.values).length === 0;
    const value = isText ? text : text === "" ? element.values : { ...element.values, "#text": text };
    const before = Object.hasOwn(parent.values, element.name) ? parent.values[element.name] : undefined;
    if (before === undefined) parent.values[element.name] = value;
    else if (Array.isArray(before)) before.push(value);
    else parent.values[element.name] = [before, value];
  }
}

/**
 * Returns the paths of repeated elements with fields, outermost first; if nothing repeats, those with nothing
 * but texts.
 */
export async function xmlLists(file: string): Promise<string[]> {
  const shapes = new Shapes();
  const reading = { file, path: "", onBytes: () => undefined };
  try {
    for await (const _ of parsing(reading, shapes)) if (shapes.seen > MAX_LOOKED) break;
  } catch {
    // A truncated document still has the elements before the error.
  }
  return shapes.lists().slice(0, MAX_LISTS);
}

interface Shape {
  isRepeated: boolean;
  hasFields: boolean;
  isFlat: boolean;
}

/** Notes which elements repeat, and which have fields. */
class Shapes implements Handler {
  seen = 0;
  readonly #shapes = new Map<string, Shape>();
  readonly #open: { path: string; counts: Map<string, number>; hasFields: boolean; isFlat: boolean }[] = [];

  open(name: string): void {
    this.seen += 1;
    const parent = this.#open.at(-1);
    const path = parent ? `${parent.path}.${name}` : name;
    parent?.counts.set(name, (parent.counts.get(name) ?? 0) + 1);
    const shape = this.#shapes.get(path) ?? { isRepeated: false, hasFields: false, isFlat: true };
    if ((parent?.counts.get(name) ?? 0) > 1) shape.isRepeated = true;
    this.#shapes.set(path, shape);
    this.#open.push({ path, counts: new Map(), hasFields: false, isFlat: true });
  }

  text(): void {
    // Texts have no shape.
  }

  close(): void {
    const element = this.#open.pop();
    const shape = element && this.#shapes.get(element.path);
    if (!shape || element.counts.size === 0) return;
    shape.hasFields = true;
    if (!element.isFlat) shape.isFlat = false;
    const parent = this.#open.at(-1);
    if (parent) parent.isFlat = false;
  }

  lists(): string[] {
    const all = [...this.#shapes].filter(([, { hasFields }]) => hasFields);
    const repeated = all.filter(([, { isRepeated }]) => isRepeated).map(([path]) => path);
    if (repeated.length === 0) return all.filter(([, { isFlat }]) => isFlat).map(([path]) => path);
    return repeated.filter((path) => !repeated.some((outer) => path.startsWith(`${outer}.`)));
  }
}

import { Readable } from "node:stream";
import chain from "stream-chain";
import { parser } from "stream-json";
import { boundedJson } from "./bounded-json.ts";
import { readText } from "./text/text-stream.ts";

/** The maximum depth at which lists are searched for, and the maximum number of results. */
const MAX_DEPTH = 4;
const MAX_LISTS = 20;
/** The maximum number of tokens that are read. */
const MAX_TOKENS = 200_000;

/**
 * Returns the paths of the lists of objects in a JSON document, such as `data.tools`; "" for the document
 * itself. Those within a list's only item that has no values of its own come first, such as `db.0.data.posts` of an export.
 */
export async function listsIn(file: string): Promise<string[]> {
  const lists = new Lists();
  const text = Readable.from(boundedJson(readText({ file, onBytes: () => undefined })));
  const tokens = chain([text, parser({ packValues: true, streamValues: false })]) as AsyncIterable<Token>;
  let seen = 0;
  try {
    for await (const token of tokens) {
      // If the document itself is a list, all others are nested in it, so the rest needn't be read.
      if (seen === 0 && token.name === "startArray") return [""];
      lists.note(token);
      seen += 1;
      if (lists.isFull || seen > MAX_TOKENS) break;
    }
  } catch {
    // A truncated document still has the lists before the error.
  } finally {
    text.destroy();
  }
  return lists.found;
}

interface Token {
  readonly name: string;
  readonly value?: string;
}

/** An object or list that is being read. */
interface Level {
  readonly path: string;
  readonly depth: number;
  readonly isList: boolean;
  /** The number of lists around it. */
  readonly lists: number;
  /** How many objects and lists it has had. */
  items: number;
  /** Of a list: whether an item has a value of its own, so that it is a record rather than a frame of lists. */
  hasValues: boolean;
}

/** Collects the lists of objects that have a path. */
class Lists {
  readonly #plain = new Set<string>();
  readonly #inOnlyItem = new Set<string>();
  /** The lists within the first item of the current list. */
  readonly #inItem = new Set<string>();
  readonly #levels: Level[] = [];
  #key = "";

  get isFull(): boolean {
    return this.#plain.size + this.#inOnlyItem.size >= MAX_LISTS;
  }

  get found(): string[] {
    return [...this.#inOnlyItem, ...this.#plain];
  }

  note({ name, value }: Token): void {
    if (name === "keyValue") this.#key = value ?? "";
    else if (name === "startObject" || name === "startArray") this.#open(name === "startArray");
    else if (name === "endObject" || name === "endArray") this.#close();
    else if (name.endsWith("Value")) this.#noteValue();
  }

  #open(isList: boolean): void {
    const parent = this.#levels.at(-1);
    const part = parent?.isList ? String(parent.items) : this.#key;
    if (parent) parent.items += 1;
    if (parent?.isList && !isList) this.#add(parent);
    this.#key = "";
    this.#levels.push({
      path: parent?.path ? `${parent.path}.${part}` : part,
      depth: this.#levels.length,
      isList,
      lists: (parent?.lists ?? 0) + (parent?.isList ? 1 : 0),
      items: 0,
      hasValues: false,
    });
  }

  #noteValue(): void {
    const list = this.#levels.at(-2);
    if (list?.isList) list.hasValues = true;
  }

  #add({ path, depth, lists }: Level): void {
    if (depth > MAX_DEPTH || lists > 1 || this.#inItem.size >= MAX_LISTS) return;
    if (lists === 0) this.#plain.add(path);
    else if (this.#levels.find(({ isList }) => isList)?.items === 1) this.#inItem.add(path);
  }

  #close(): void {
    const level = this.#levels.pop();
    if (!level?.isList || level.lists > 0) return;
    if (level.items === 1 && !level.hasValues) for (const path of this.#inItem) this.#inOnlyItem.add(path);
    this.#inItem.clear();
  }
}

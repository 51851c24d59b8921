import { Readable } from "node:stream";
import chain from "stream-chain";
import { parser } from "stream-json";
import { boundedJson } from "./bounded-json.ts";
import { readText } from "./text-stream.ts";

/** How deep lists are looked for, and how many are named. */
const MAX_DEPTH = 4;
const MAX_LISTS = 20;
/** How many parts of a document are looked at. */
const MAX_TOKENS = 200_000;

/** Paths of the lists of objects in a JSON document, such as `data.tools`; "" for the document itself. */
export async function listsIn(file: string): Promise<string[]> {
  const found = new Set<string>();
  const path: (string | null)[] = [];
  let [key, seen] = ["", 0];
  const text = Readable.from(boundedJson(readText(file, () => undefined)));
  const tokens = chain([text, parser({ packValues: true, streamValues: false })]) as AsyncIterable<{
    name: string;
    value?: string;
  }>;
  try {
    for await (const { name, value } of tokens) {
      if (name === "keyValue") key = value ?? "";
      else if (name === "startObject" || name === "startArray") {
        // All that a document holds which is a list is in that list: it needn't be read.
        if (name === "startArray" && path.length === 0) return [""];
        const inList = path.at(-1) === null;
        if (name === "startObject" && inList && isPlain(path)) found.add(nameOf(path));
        if (name === "startArray") path.push(inList || path.length === 0 ? "" : key, null);
        else path.push(inList || path.length === 0 ? "" : key);
        key = "";
      } else if (name === "endArray") path.splice(-2);
      else if (name === "endObject") path.pop();
      seen += 1;
      if (found.size >= MAX_LISTS || seen > MAX_TOKENS) break;
    }
  } catch {
    // A document that breaks off still has the lists before.
  } finally {
    text.destroy();
  }
  return [...found];
}

/** Only lists that no other list holds can be named. */
function isPlain(path: readonly (string | null)[]): boolean {
  return path.length <= MAX_DEPTH + 1 && path.slice(0, -1).every((part) => part !== null);
}

function nameOf(path: readonly (string | null)[]): string {
  return path.filter((part) => part).join(".");
}

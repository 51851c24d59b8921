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
 * itself.
 */
export async function listsIn(file: string): Promise<string[]> {
  const found = new Set<string>();
  const path: (string | null)[] = [];
  let [key, seen] = ["", 0];
  const text = Readable.from(boundedJson(readText({ file, onBytes: () => undefined })));
  const tokens = chain([text, parser({ packValues: true, streamValues: false })]) as AsyncIterable<{
    name: string;
    value?: string;
  }>;
  try {
    for await (const { name, value } of tokens) {
      if (name === "keyValue") key = value ?? "";
      else if (name === "startObject" || name === "startArray") {
        // If the document itself is a list, all others are nested in it, so the rest needn't be read.
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
    // A truncated document still has the lists before the error.
  } finally {
    text.destroy();
  }
  return [...found];
}

/** Whether a list is not nested in another, which is required for it to have a path. */
function isPlain(path: readonly (string | null)[]): boolean {
  return path.length <= MAX_DEPTH + 1 && path.slice(0, -1).every((part) => part !== null);
}

function nameOf(path: readonly (string | null)[]): string {
  return path.filter((part) => part).join(".");
}

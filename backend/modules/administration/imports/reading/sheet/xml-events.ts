import type { Readable } from "node:stream";
import { SaxesParser } from "saxes";
import { ImportError } from "../../errors.ts";

/** How long a text or a tag may be, in bytes. */
const MAX_EVENT = 2_000_000;

/** What an XML document holds, in its order; names are without their prefixes. */
export type XmlEvent =
  | { readonly open: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly close: string }
  | { readonly text: string };

/** How deep elements may be nested; the parser keeps each that is open. */
const MAX_DEPTH = 100;

/** The events of an XML document, those of a chunk at once; entities of its own are refused by the parser. */
export async function* xmlEvents(stream: Readable): AsyncGenerator<XmlEvent[]> {
  let events: XmlEvent[] = [];
  const parser = new SaxesParser();
  let depth = 0;
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new ImportError(`The workbook's elements are nested more than ${MAX_DEPTH} levels deep.`);
    events.push({ open: plain(name), attributes });
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    events.push({ close: plain(name) });
  });
  parser.on("text", (text) => events.push({ text }));
  parser.on("error", (error) => {
    throw error;
  });
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let waiting = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }));
    // The parser keeps a text, a comment or a tag until it ends.
    waiting = events.length > 0 ? 0 : waiting + chunk.length;
    if (waiting > MAX_EVENT) throw new ImportError("Text or a tag in the workbook isn't closed.");
    yield events;
    events = [];
  }
  parser.close();
  yield events;
}

function plain(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

import type { Readable } from "node:stream";
import { SaxesParser } from "saxes";
import { ImportError } from "../../errors.ts";

/** The maximum length of a text or tag, in bytes. */
const MAX_EVENT = 2_000_000;

/** An event of an XML document; names have no prefixes. */
export type XmlEvent =
  | { readonly open: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly close: string }
  | { readonly text: string };

/** The maximum nesting depth of elements; the parser keeps each open one. */
const MAX_DEPTH = 100;

/** Yields the events of an XML document in order, chunk by chunk; the parser rejects custom entities. */
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
    // The parser buffers a text, comment or tag until it ends.
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

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

/** The events of an XML document, chunk by chunk; entities of its own are refused by the parser. */
export async function* xmlEvents(stream: Readable): AsyncGenerator<XmlEvent> {
  let events: XmlEvent[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => events.push({ open: plain(name), attributes }));
  parser.on("closetag", ({ name }) => events.push({ close: plain(name) }));
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
    yield* events;
    events = [];
  }
  parser.close();
  yield* events;
}

function plain(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

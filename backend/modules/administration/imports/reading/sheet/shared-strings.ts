import { ImportError } from "../../errors.ts";
import type { Workbook } from "./workbook.ts";
import { xmlEvents } from "./xml-events.ts";

/** The maximum size of a workbook's shared texts, which are kept in memory while it is read. */
const MAX_CHARACTERS = 50_000_000;
const TEXT_OVERHEAD = 16;
const MAX_STRINGS = 1_000_000;
/** The maximum number of XML events per text. */
const MAX_PARTS = 100_000;

/** Returns the shared texts of a workbook, in order. */
export async function sharedStrings(workbook: Workbook): Promise<string[]> {
  const stream = await workbook.open("xl/sharedStrings.xml");
  const strings: string[] = [];
  if (!stream) return strings;
  let [inText, phonetic, text, total, parts] = [false, false, "", 0, 0];
  for await (const events of xmlEvents(stream))
    for (const event of events) {
      parts += 1;
      if (parts > MAX_PARTS)
        throw new ImportError(`A text of the workbook has more than ${MAX_PARTS} parts.`);
      if ("text" in event) {
        if (inText && !phonetic) text += event.text;
        total += event.text.length;
      } else if ("open" in event) {
        if (event.open === "rPh") phonetic = true;
        if (event.open === "t") inText = true;
      } else {
        if (event.close === "rPh") phonetic = false;
        if (event.close === "t") inText = false;
        if (event.close !== "si") continue;
        // Empty texts take memory, too.
        total += TEXT_OVERHEAD;
        strings.push(text);
        [text, parts] = ["", 0];
      }
      if (strings.length > MAX_STRINGS)
        throw new ImportError(
          `The workbook has too much text, more than ${MAX_STRINGS} different cells; save it as CSV.`,
        );
      if (total > MAX_CHARACTERS) throw new ImportError("The workbook has too much text; save it as CSV.");
    }
  return strings;
}

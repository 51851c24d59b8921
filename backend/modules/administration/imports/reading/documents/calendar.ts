import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { ImportError } from "../../errors.ts";
import type { Reading, SourceRecord } from "../source-record.ts";
import { boundedLines, readText } from "../text/text-stream.ts";

/** The maximum length of a folded line. */
const MAX_LINE = 1_000_000;
/** The properties of events and tasks with their fields; others are left out. */
const FIELDS: Readonly<Record<string, string>> = {
  UID: "id",
  SUMMARY: "title",
  DESCRIPTION: "description",
  DTSTART: "start",
  DTEND: "end",
  DUE: "due",
  URL: "url",
  LOCATION: "location",
  CATEGORIES: "category",
  ORGANIZER: "organization",
  STATUS: "status",
};

/** Reads the events and tasks of an iCalendar file; `dueDate` is a task's due date, or an event's start. */
export async function* readCalendar(reading: Reading): AsyncGenerator<SourceRecord> {
  let begin = 0;
  let values: Record<string, unknown> | undefined;
  for await (const { place, text } of unfolded(reading)) {
    if (/^BEGIN:(VEVENT|VTODO)$/i.test(text)) {
      [values, begin] = [{}, place];
      continue;
    }
    if (!values) continue;
    if (/^END:(VEVENT|VTODO)$/i.test(text)) {
      const dueDate = values.due ?? values.start;
      yield { place: begin, values: { ...values, ...(dueDate !== undefined && { dueDate }) } };
      values = undefined;
      continue;
    }
    const [, name = "", parameters = "", given = ""] =
      /^([\w-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(text) ?? [];
    const field = FIELDS[name.toUpperCase()];
    // A reminder within an event has its own description, after the event's.
    if (field !== undefined && !(field in values)) values[field] = fieldValue(field, parameters, given);
  }
  if (values) yield { place: begin, values: {}, problem: "isn't closed by END" };
}

function fieldValue(field: string, parameters: string, given: string): unknown {
  if (field === "start" || field === "end" || field === "due") return dateIn(given);
  if (field === "organization")
    return /;CN="?([^";]+)/i.exec(parameters)?.[1] ?? given.replace(/^mailto:/i, "");
  if (field === "category") {
    const all = given.split(/(?<!\\),/).map(unescaped);
    return all.length === 1 ? all[0] : all;
  }
  return unescaped(given);
}

const unescaped = (text: string) =>
  text.replace(/\\([nN,;\\])/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));

/** Writes `20260131T235900Z` as `2026-01-31T23:59:00Z`; a time without a zone keeps none. */
function dateIn(given: string): string {
  const [, year, month, day, hour, minute, second, zone = ""] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(given) ?? [];
  if (year === undefined) return given;
  return `${year}-${month}-${day}${hour === undefined ? "" : `T${hour}:${minute}:${second}${zone}`}`;
}

/** Joins the lines that are folded: their continuations begin with a space or tab. */
async function* unfolded(reading: Reading): AsyncGenerator<{ place: number; text: string }> {
  let [line, place, held] = [0, 1, ""];
  for await (const text of createInterface({ input: Readable.from(boundedLines(readText(reading))) })) {
    line += 1;
    if (/^[ \t]/.test(text)) {
      held += text.slice(1);
      if (held.length > MAX_LINE)
        throw new ImportError(`Line ${place} has more than ${MAX_LINE} characters.`);
      continue;
    }
    if (held !== "") yield { place, text: held };
    [held, place] = [text, line];
  }
  if (held !== "") yield { place, text: held };
}

/** Reads a list of web addresses, one per line, as names and websites. */
export async function* readAddresses(reading: Reading): AsyncGenerator<SourceRecord> {
  let place = 0;
  for await (const line of createInterface({ input: Readable.from(boundedLines(readText(reading))) })) {
    place += 1;
    const text = line.trim();
    if (text === "" || text.startsWith("#")) continue;
    const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    const isAddress = !/\s/.test(text) && URL.canParse(address) && new URL(address).hostname.includes(".");
    yield isAddress
      ? { place, values: { name: new URL(address).hostname.replace(/^www\./, ""), website: address } }
      : {
          place,
          values: {},
          problem: "isn't a web address such as https://example.org; a table's name ends in .csv or .tsv",
        };
  }
}

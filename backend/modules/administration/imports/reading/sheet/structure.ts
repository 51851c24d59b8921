import { BrokenFileError, ImportError } from "../../errors.ts";
import { didYouMean } from "../../nearest.ts";
import type { Workbook } from "./workbook.ts";
import { type XmlEvent, xmlEvents } from "./xml-events.ts";

/** The built-in number formats for dates. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/**
 * The elements that are read from these parts, and their maximum number in a workbook; spreadsheets create at
 * most 65,490 styles.
 */
const WANTED = new Set(["sheet", "workbookPr", "Relationship", "numFmt", "cellXfs", "cellStyles", "xf"]);
const MAX_ELEMENTS = 200_000;
/** The maximum number of XML events in each of these parts. */
const MAX_EVENTS = 2_000_000;

type Opened = Extract<XmlEvent, { open: string }>;

async function elements(workbook: Workbook, part: string): Promise<Opened[]> {
  const found: Opened[] = [];
  const stream = await workbook.open(part);
  if (!stream) return found;
  let seen = 0;
  for await (const events of xmlEvents(stream)) {
    seen += events.length;
    for (const event of events) if ("open" in event && WANTED.has(event.open)) found.push(event);
    if (found.length > MAX_ELEMENTS || seen > MAX_EVENTS)
      throw new ImportError(`The workbook is too large: its part ${part}.`);
  }
  return found;
}

/**
 * Returns the part of a sheet, and whether its dates count from 1904.
 * @param wanted the sheet's name; "" for the first.
 */
export async function sheetPart(
  workbook: Workbook,
  wanted: string,
): Promise<{ part: string; from1904: boolean }> {
  const all = await elements(workbook, "xl/workbook.xml");
  const sheets = all.filter(({ open }) => open === "sheet").map(({ attributes }) => attributes);
  const names = sheets.map(({ name = "" }) => name);
  if (names.length === 0) throw new BrokenFileError("it holds no sheet");
  const sheet = wanted ? sheets.find(({ name }) => name === wanted) : sheets[0];
  if (!sheet) {
    throw new ImportError(
      `The workbook has no sheet ${JSON.stringify(wanted)}, only ${names.join(", ")}.${didYouMean(wanted, names)}`,
    );
  }
  const relations = await elements(workbook, "xl/_rels/workbook.xml.rels");
  const id = Object.entries(sheet).find(([name]) => name.endsWith(":id"))?.[1];
  const target = relations.find(({ attributes }) => attributes.Id === id)?.attributes.Target ?? "";
  const properties = all.find(({ open }) => open === "workbookPr")?.attributes.date1904;
  return {
    part: target.startsWith("/") ? target.slice(1) : `xl/${target}`,
    from1904: properties === "1" || properties === "true",
  };
}

/** Returns the indexes of cell styles that display dates. */
export async function dateStyles(workbook: Workbook): Promise<Set<number>> {
  const own = new Set<number>();
  const styles = new Set<number>();
  let index = -1;
  for (const { open, attributes } of await elements(workbook, "xl/styles.xml").catch(() => [])) {
    // Quoted and bracketed texts and characters after a backslash aren't date parts.
    const code = (attributes.formatCode ?? "").replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
    if (open === "numFmt" && /[dmyhs]/i.test(code)) own.add(Number(attributes.numFmtId));
    if (open === "cellXfs") index = 0;
    else if (open === "cellStyles") index = -1;
    else if (open === "xf" && index >= 0) {
      const format = Number(attributes.numFmtId ?? 0);
      if (BUILT_IN_DATES.has(format) || own.has(format)) styles.add(index);
      index += 1;
    }
  }
  return styles;
}

import type { ImportKind } from "../../../../shared/import-kind/kind.ts";
import { bareMail } from "../../../../shared/text/text.rules.ts";
import { isWebAddress, wholeAddress } from "../../../../shared/text/web-address.rules.ts";
import { nearest } from "../nearest.ts";
import type { ColumnSuggestion, UploadColumn } from "./import.types.ts";

/** The names of fields of any kind in other catalogs, the likeliest first. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ["key", "uuid", "identifier", "slug"],
  title: ["name", "product", "productname", "solution", "tool", "headline"],
  name: ["company", "companyname", "vendor", "title", "organization"],
  topic: ["name", "title"],
  universityName: ["university", "name", "institution"],
  description: ["summary", "about", "text", "details", "abstract", "tagline"],
  category: ["type", "kind", "group", "segment"],
  vendor: ["company", "companyname", "manufacturer", "provider", "maker", "brand", "organization", "owner"],
  organization: ["company", "institution", "university", "publisher"],
  website: ["url", "link", "homepage", "web", "site"],
  contactEmail: ["email", "mail"],
  sports: ["sport", "sporttags"],
  tags: ["keywords", "labels", "topics"],
  budget: ["budgetusd", "amount"],
  addedAt: ["created", "createdat", "date", "published"],
  country: ["nation"],
  dueDate: ["deadline", "closes", "due"],
};

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "");

/** Suggests a column of a file for each field: by its name, or else by its values. */
export function suggestColumns(
  { fields, headings = {}, otherNames = {} }: ImportKind,
  columns: readonly UploadColumn[],
): ColumnSuggestion[] {
  const names = columns.map(({ name }) => name);
  const taken = new Map<string, string>();
  const free = () => names.filter((name) => ![...taken.values()].includes(name));
  const take = (field: string, column: string | undefined) => {
    if (column !== undefined && !taken.has(field)) taken.set(field, column);
  };
  for (const field of fields)
    take(
      field,
      free().find((name) => plain(name) === plain(field)),
    );
  for (const [heading, field] of Object.entries(headings))
    take(
      field,
      free().find((name) => name === heading),
    );
  for (const field of fields) {
    const others = [...(otherNames[field] ?? []), ...(OTHER_NAMES[field] ?? [])];
    const known = others.find((other) => free().some((name) => plain(name) === other));
    take(field, known && free().find((name) => plain(name) === known));
  }
  for (const field of fields) if (!taken.has(field) && field.length > 4) take(field, nearest(field, free()));
  for (const { name, samples } of columns) {
    if (samples.length === 0 || !free().includes(name)) continue;
    if (fields.includes("website") && samples.every((value) => isWebAddress(wholeAddress(value))))
      take("website", name);
    if (fields.includes("contactEmail") && samples.every((value) => /^\S+@\S+\.\w+$/.test(bareMail(value)))) {
      take("contactEmail", name);
    }
  }
  return fields.flatMap((field) => {
    const column = taken.get(field);
    return column === undefined ? [] : [{ field, column }];
  });
}

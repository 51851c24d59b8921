import { type Fields, fieldsWith } from "../../../backend/shared/fields/field.rules.ts";
import type { FactEntry } from "./fact-card.tsx";

type Shown = Readonly<Record<string, unknown>>;

/** An empty list or text says nothing. */
const isKnown = (value: unknown) => String(value ?? "") !== "";

/** The declared facts of a record that are known. */
export const declaredFacts = (fields: Fields, record: Shown): FactEntry[] =>
  fieldsWith(fields, "fact").map(
    ({ name, value: label }) => isKnown(record[name]) && [label, [record[name]].flat().join(", ")],
  );

/** The types of the parts of structured data. */
const PARTS: Readonly<Record<string, string>> = { address: "PostalAddress" };

/** What structured data says of declared fields that are known. */
export function declaredJsonLd(fields: Fields, record: Shown): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { name, value: path } of fieldsWith(fields, "jsonLd")) {
    if (!isKnown(record[name])) continue;
    const [property = "", inner] = path.split(".");
    const value = typeof record[name] === "number" ? String(record[name]) : record[name];
    data[property] = inner
      ? { "@type": PARTS[property], ...(data[property] as object), [inner]: value }
      : value;
  }
  return data;
}

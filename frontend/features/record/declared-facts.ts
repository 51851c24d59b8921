import type { FactEntry } from "./fact-card.tsx";

/** The declared fields that a record's page shows, by name. */
export type ShownFields = {
  /** The labels of its facts. */
  facts: Readonly<Record<string, string>>;
  /** Properties of its structured data; `address.addressCountry` is nested in a postal address. */
  jsonLd: Readonly<Record<string, string>>;
};

type Shown = Readonly<Record<string, unknown>>;

/** An empty list or text counts as unknown. */
const isKnown = (value: unknown) => String(value ?? "") !== "";

/** The declared facts of a record that are known. */
export const declaredFacts = ({ facts }: ShownFields, record: Shown): FactEntry[] =>
  Object.entries(facts).map(
    ([name, label]) => isKnown(record[name]) && [label, [record[name]].flat().join(", ")],
  );

/** Returns the structured data of declared fields that are known. */
export function declaredJsonLd({ jsonLd }: ShownFields, record: Shown): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(jsonLd)) {
    if (!isKnown(record[name])) continue;
    const [property = "", inner] = path.split(".");
    const value = typeof record[name] === "number" ? String(record[name]) : record[name];
    data[property] = inner
      ? { "@type": "PostalAddress", ...(data[property] as object), [inner]: value }
      : value;
  }
  return data;
}

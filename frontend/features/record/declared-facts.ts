import type { FactEntry } from "./fact-card.tsx";

/** What a record's page shows of declared fields, by their names. */
export type ShownFields = {
  /** What its facts are called. */
  facts: Readonly<Record<string, string>>;
  /** Properties of its structured data; `address.addressCountry` is one of a postal address. */
  jsonLd: Readonly<Record<string, string>>;
};

type Shown = Readonly<Record<string, unknown>>;

/** An empty list or text says nothing. */
const isKnown = (value: unknown) => String(value ?? "") !== "";

/** The declared facts of a record that are known. */
export const declaredFacts = ({ facts }: ShownFields, record: Shown): FactEntry[] =>
  Object.entries(facts).map(
    ([name, label]) => isKnown(record[name]) && [label, [record[name]].flat().join(", ")],
  );

/** What structured data says of declared fields that are known. */
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

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Adds what a reference in CSL JSON says in parts, as those in BibTeX have it: `authors` as a list of names, and the
 * `date`. Other records stay as they are.
 */
export function withCitation(values: Values): Values {
  const { issued, author } = values;
  const parts = isObject(issued) ? issued["date-parts"] : undefined;
  if (!Array.isArray(parts) || !Array.isArray(parts[0])) return values;
  const [year, month, day] = (parts[0] as unknown[]).map(Number);
  const date = [
    String(year ?? "").padStart(4, "0"),
    ...[month, day].flatMap((part) => (part ? String(part).padStart(2, "0") : [])),
  ];
  const names = Array.isArray(author) ? author.filter(isObject).map(nameOf).filter(Boolean) : [];
  return {
    ...values,
    ...(year && !("date" in values) && { date: date.join("-") }),
    ...(names.length > 0 && !("authors" in values) && { authors: names }),
  };
}

const nameOf = ({ given, family, literal, name }: Values): string =>
  [given, family].filter(Boolean).join(" ") || String(literal ?? name ?? "");

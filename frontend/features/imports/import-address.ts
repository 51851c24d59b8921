/** The state of the importer in an address: a file with the kind of its rows, and a run. */
export type ImportView = {
  upload: string | null;
  kind: string;
  records: string | null;
  encoding: string | null;
  header: number | null;
  run: string | null;
  after: string | null;
};

/** Returns the row of a header; null for none, and for what is no row. */
const headerIn = (given: string | null) => (/^[1-9]\d{0,2}$/.test(given ?? "") ? Number(given) : null);

/** Returns the view for an address. */
export function viewIn(search: URLSearchParams): ImportView {
  return {
    upload: search.get("upload") || null,
    kind: search.get("kind") || "solutions",
    records: search.get("records"),
    encoding: search.get("encoding") || null,
    header: headerIn(search.get("header")),
    run: search.get("run") || null,
    after: search.get("after") || null,
  };
}

/** Returns the address with changed parameters; null removes one. */
export function addressWith(search: URLSearchParams, change: Partial<ImportView>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return `?${next}`;
}

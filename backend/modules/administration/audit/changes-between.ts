/** What an act changed, by field. A field that an act only sets has no `before`. */
export type Changes = Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

/** The longest text kept of a value, in characters; an entry tells what was done, it is no copy of the record. */
const LONGEST = 200;

/**
 * The fields of `fields` in which two states of a record differ; a related record counts by its id.
 * @param before undefined for a record that is new.
 * @param after undefined for a record that is gone.
 */
export function changesBetween<Row extends object>(
  before: Row | undefined,
  after: Row | undefined,
  fields: readonly (keyof Row & string)[],
): Changes {
  const changed = fields
    .map((field) => ({ field, before: plain(before?.[field]), after: plain(after?.[field]) }))
    .filter((change) => JSON.stringify(change.before ?? null) !== JSON.stringify(change.after ?? null));
  return Object.fromEntries(
    changed.map(({ field, ...states }) => [field, { ...cut("before", states), ...cut("after", states) }]),
  );
}

type States = Readonly<Record<"before" | "after", unknown>>;

function cut(state: keyof States, states: States): object {
  const value = states[state];
  if (value === undefined) return {};
  return { [state]: typeof value === "string" && value.length > LONGEST ? shortened(value) : value };
}

/** Whole characters: half of a pair of surrogates is no text to PostgreSQL. */
function shortened(text: string): string {
  return `${[...text.slice(0, LONGEST)].slice(0, -1).join("")}…`;
}

function plain(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Date) return value.toISOString();
  return "id" in value ? value.id : value;
}

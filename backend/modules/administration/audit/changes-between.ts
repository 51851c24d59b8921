/** The changes of an action, by field. A field that an action only sets has no `before`. */
export type Changes = Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

/**
 * The maximum length of a recorded text, in characters; an entry describes the action rather than copying the
 * record.
 */
const LONGEST = 200;

/**
 * Returns the `fields` in which two states of a record differ; related records are compared by id.
 * @param before undefined for a new record.
 * @param after undefined for a deleted record.
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

/** Truncates to whole characters, since PostgreSQL rejects half a surrogate pair. */
function shortened(text: string): string {
  return `${[...text.slice(0, LONGEST)].slice(0, -1).join("")}…`;
}

function plain(value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Date) return value.toISOString();
  return "id" in value ? value.id : value;
}

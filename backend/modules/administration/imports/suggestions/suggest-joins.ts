import type { Join } from "../mapping/mapping.ts";

/** A list of a document or archive, with the names of its fields. */
export interface NamedList {
  readonly name: string;
  readonly fields: readonly string[];
}

/** How many lists are joined at most. */
const MAX_JOINS = 5;

/** Whether a field's name says that it identifies a record. */
const isKey = (field: string) =>
  /(^|[\s_-])(id|key|code|uuid|doi|number)$|[a-z](Id|Key|Code|UUID|DOI|Number)$/i.test(field);

/** The last word of a list's name: `tags` for `db.0.data.tags` and `2026/tags.csv`. */
const shortName = (list: string) =>
  (list.split("#").at(-1) ?? "")
    .replace(/\.(csv|tsv|xlsx|xls|ods|jsonl?|ndjson|xml|txt)$/i, "")
    .split(/[./]/)
    .at(-1) ?? "";

const singular = (name: string) => name.replace(/ies$/, "y").replace(/s$/, "");

/** Whether a field refers to the records of a list by its name, as `tag_id` does to `tags`. */
const refersTo = (field: string, list: string) =>
  field.toLowerCase().replace(/[\s_-]/g, "") === `${singular(shortName(list)).toLowerCase()}id`;

/** Returns the fields by which two lists belong together; undefined if none tell. */
function pairOf(one: NamedList, other: NamedList): { by: string; key: string } | undefined {
  const same = one.fields.find(
    (field) => isKey(field) && field.toLowerCase() !== "id" && other.fields.includes(field),
  );
  if (same !== undefined) return { by: same, key: same };
  const back = other.fields.find((field) => refersTo(field, one.name));
  if (back !== undefined && one.fields.includes("id")) return { by: "id", key: back };
  const out = one.fields.find((field) => refersTo(field, other.name));
  return out !== undefined && other.fields.includes("id") ? { by: out, key: "id" } : undefined;
}

/**
 * Suggests the lists that belong to a list of records, by fields with the same key, and those that belong to them,
 * such as the tags of posts.
 */
export function suggestJoins(records: NamedList, others: readonly NamedList[]): Join[] {
  const joins: Join[] = [];
  const joined: { list: NamedList; before: string }[] = [{ list: records, before: "" }];
  const left = new Set(others);
  for (const { list, before } of joined) {
    for (const other of left) {
      const pair = pairOf(list, other);
      if (!pair || joins.length >= MAX_JOINS) continue;
      left.delete(other);
      const as = nameOf(other, records, joins);
      joins.push({ list: other.name, key: pair.key, by: before + pair.by, as });
      joined.push({ list: other, before: `${as}.` });
    }
  }
  return joins;
}

/** Returns a name that is neither a field nor that of another join. */
function nameOf({ name }: NamedList, { fields }: NamedList, joins: readonly Join[]): string {
  const taken = new Set([...fields, ...joins.map(({ as }) => as)]);
  const base =
    shortName(name)
      .replaceAll(/[.[\]]/g, " ")
      .trim() || "joined";
  let own = base;
  for (let number = 2; taken.has(own); number += 1) own = `${base} ${number}`;
  return own;
}

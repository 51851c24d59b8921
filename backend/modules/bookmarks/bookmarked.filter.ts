import sql from "sql-template-tag";
import { asPerson } from "../../shared/actor.ts";
import type { Filter } from "../../shared/listing/filter.ts";
import type { Bookmarkable } from "./bookmarkable.ts";

/** Filter for the rows that the viewer has bookmarked; none if not signed in. */
export function bookmarkedFilter({ kind }: Bookmarkable): Filter<boolean> {
  return {
    shape: "flag",
    personal: true,
    type: () => Boolean,
    param: "saved",
    label: "Saved",
    description: "Only rows saved by the viewer; none if not signed in.",
    choices: { true: "Saved" },
    condition: (saved, { actor }) => {
      if (!saved) return sql`true`;
      const person = asPerson(actor);
      if (!person) return sql`false`;
      return sql`exists (select from bookmarks b
        where b.user_id = ${person.id} and b.subject_kind = ${kind} and b.subject_id = t.id)`;
    },
  };
}

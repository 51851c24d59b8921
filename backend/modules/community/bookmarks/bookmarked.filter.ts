import sql from "sql-template-tag";
import { asPerson } from "../../../shared/actor.ts";
import type { Filter } from "../../../shared/listing/filter.ts";
import { saidOfFlag } from "../../../shared/listing/words.ts";
import type { Bookmarkable } from "./bookmarkable.ts";

/** Filters for the rows that the viewer has bookmarked, or for the others; visitors have none. */
export function bookmarkedFilter({ kind }: Bookmarkable): Filter<boolean> {
  return {
    shape: "flag",
    personal: true,
    type: () => Boolean,
    param: "saved",
    label: "Saved",
    ...saidOfFlag("those that you have saved, none if you are not signed in"),
    choices: { true: "Saved" },
    condition: (saved, { actor }) => {
      const person = asPerson(actor);
      if (!person) return saved ? sql`false` : sql`true`;
      const isSaved = sql`exists (select from bookmarks b
        where b.user_id = ${person.id} and b.subject_kind = ${kind} and b.subject_id = t.id)`;
      return saved ? isSaved : sql`not ${isSaved}`;
    },
  };
}

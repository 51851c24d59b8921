import type { Bookmarkable } from "../../community/bookmarks/bookmarkable.ts";
import { Solution } from "./solution.entity.ts";
import { isPublic } from "./solution-status.ts";

/** Solutions can be bookmarked. */
export const bookmarkableSolutions: Bookmarkable = {
  kind: "solution",
  noun: "solution",
  plural: "solutions",
  entity: Solution,
  visible: isPublic,
};

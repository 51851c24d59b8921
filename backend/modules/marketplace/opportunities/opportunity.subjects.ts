import type { Bookmarkable } from "../../community/bookmarks/bookmarkable.ts";
import { isPublished } from "../posting-base/stage.ts";
import { Opportunity } from "./opportunity.entity.ts";

/** Opportunities can be bookmarked. */
export const bookmarkableOpportunities: Bookmarkable = {
  kind: "opportunity",
  noun: "opportunity",
  plural: "opportunities",
  entity: Opportunity,
  visible: isPublished,
};

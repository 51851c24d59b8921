import type { Bookmarkable } from "../../community/bookmarks/bookmarkable.ts";
import { isPublished } from "../../marketplace/posting-base/stage.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { ResearchPaper } from "./papers/research-paper.entity.ts";

/** Papers can be bookmarked. */
export const bookmarkablePapers: Bookmarkable = {
  kind: "paper",
  noun: "paper",
  plural: "papers",
  entity: ResearchPaper,
};

/** Collaborations can be bookmarked. */
export const bookmarkableCollaborations: Bookmarkable = {
  kind: "collaboration",
  noun: "collaboration",
  plural: "collaborations",
  entity: Collaboration,
  visible: isPublished,
};

import sql, { type Sql } from "sql-template-tag";
import type { ClassType } from "type-graphql";
import { ResearchTopic } from "../../catalog/research/research-topic.entity.ts";
import { UniversityPartner } from "../../catalog/research/university-partner.entity.ts";
import { Review } from "../../catalog/reviews/review.entity.ts";
import { isShownReview } from "../../catalog/reviews/review.list.ts";
import { Category } from "../../catalog/taxonomy/category.entity.ts";
import { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { BlogCategory } from "../../community/blog/posts/blog-category.entity.ts";
import { BOOKMARKABLES } from "../../community/saved-records/kinds.ts";

/** A kind of record that has global ids. */
export interface NodeKind {
  readonly entity: ClassType<{ id: number }>;
  /** SQL condition on `t` for the rows that everyone may see, the same as in the kind's own field. */
  readonly visible: Sql;
}

const everything = sql`true`;

const kinds: readonly NodeKind[] = [
  ...Object.values(BOOKMARKABLES).map(({ entity, visible = everything }) => ({ entity, visible })),
  { entity: Review, visible: isShownReview },
  { entity: UniversityPartner, visible: everything },
  { entity: ResearchTopic, visible: everything },
  // Other categories are represented in the schema by their names.
  { entity: Category, visible: sql`t.kind = 'solution'` },
  { entity: Sport, visible: everything },
  { entity: BlogCategory, visible: everything },
];

/** The kinds by type name. */
export const NODE_KINDS: ReadonlyMap<string, NodeKind> = new Map(
  kinds.map((kind) => [kind.entity.name, kind]),
);

import type { EntityManager } from "@mikro-orm/postgresql";
import { Category, type CategoryKind } from "../../modules/taxonomy/category.entity.ts";
import { slugify } from "../../shared/text.ts";
import { indexByName } from "./lookup.ts";

/** The categories of one kind that the rows name, by name. */
export function seedCategories(
  em: EntityManager,
  kind: CategoryKind,
  rows: readonly { category: string }[],
): Map<string, Category> {
  const names = [...new Set(rows.map(({ category }) => category))];
  return indexByName(
    names.map((name) => em.create(Category, { kind, name, slug: slugify(name), description: "" })),
  );
}

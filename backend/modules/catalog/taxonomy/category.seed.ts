import type { EntityManager } from "@mikro-orm/postgresql";
import { indexByName } from "../../../demo/lookup.ts";
import { slugify } from "../../../shared/text/text.ts";
import { Category, type CategoryKind } from "./category.entity.ts";

/** Creates the categories of one kind that the rows use, by name. */
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

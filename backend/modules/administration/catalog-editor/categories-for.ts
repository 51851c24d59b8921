import type { Context } from "../../../shared/context.ts";
import { Category, type CategoryKind } from "../../catalog/taxonomy/category.entity.ts";
import type { CatalogKind } from "./kinds/catalog-kind.ts";

/** The categories of the kinds that have a form. */
const CLASSIFIED: Partial<Record<CatalogKind, CategoryKind>> = { papers: "paper", trends: "trend" };

/** Returns the names of the categories for records of a kind. Unpaged: there are a few dozen at most. */
export async function categoriesFor({ em }: Context, kind: CatalogKind): Promise<string[]> {
  const of = CLASSIFIED[kind];
  if (!of) return [];
  const found = await em.find(Category, { kind: of }, { orderBy: { name: "asc" }, limit: 1000 });
  return found.map(({ name }) => name);
}

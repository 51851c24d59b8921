import { Category } from "../../modules/catalog/taxonomy/category.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A category, by default of solutions. */
export function createCategory(place: HasDatabase, fields: Fields<Category> = {}): Promise<Category> {
  const name = String(fields.name ?? unique("Category"));
  return store(place, Category, () => ({ kind: "solution", name, slug: slugify(name), ...fields }));
}

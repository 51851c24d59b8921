import type { Context } from "../../../shared/context.ts";
import { Category } from "./category.entity.ts";
import { Sport } from "./sport.entity.ts";

/** Returns all solution categories by name, unpaged because there are a few dozen at most. */
export function listCategories({ em }: Context): Promise<Category[]> {
  return em.find(Category, { kind: "solution" }, { orderBy: { name: "asc" }, limit: 1000 });
}

/** Returns all sports by name, unpaged because there are a few dozen at most. */
export function listSports({ em }: Context): Promise<Sport[]> {
  return em.find(Sport, {}, { orderBy: { name: "asc" }, limit: 1000 });
}

import type { Context } from "../../shared/context.ts";
import { Category } from "./category.entity.ts";

/** Every category of solutions, by name. There are some dozens at the most. */
export function listCategories({ em }: Context): Promise<Category[]> {
  return em.find(Category, { kind: "solution" }, { orderBy: { name: "asc" }, limit: 1000 });
}

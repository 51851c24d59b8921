import type { NameLookup } from "../../../shared/import-kind/kind.ts";
import type { CategoryKind } from "./category.entity.ts";

/** Looks up the categories of one kind by name. */
export function categoriesOf(kind: CategoryKind): NameLookup {
  return { table: "categories", scope: { kind }, create: true };
}

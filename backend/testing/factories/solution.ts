import { Solution } from "../../modules/catalog/solutions/solution.entity.ts";
import { Category } from "../../modules/catalog/taxonomy/category.entity.ts";
import { Sport } from "../../modules/catalog/taxonomy/sport.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { allNamed, type Fields, type HasDatabase, named, type Reference, store, unique } from "./store.ts";
import { createVendor } from "./vendor.ts";

type SolutionFields = Fields<Solution, "vendor" | "category" | "sports"> & {
  vendor?: Reference;
  category?: string;
  sports?: string[];
};

/** A solution, by default of a vendor of its own; category and sports are names. */
export async function createSolution(
  place: HasDatabase,
  { vendor, category = "Video Analysis", sports = [], ...fields }: SolutionFields = {},
): Promise<Solution> {
  const title = String(fields.title ?? unique("Solution"));
  const { id } = vendor ?? (await createVendor(place));
  return store(place, Solution, async (em) => ({
    title,
    slug: slugify(title),
    description: `${title} cuts a match into clips.`,
    vendor: id,
    category: await named(em, Category, category, { kind: "solution" }),
    sports: await allNamed(em, Sport, sports),
    ...fields,
  }));
}

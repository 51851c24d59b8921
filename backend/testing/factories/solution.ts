import { Solution } from "../../modules/solutions/solution.entity.ts";
import { slugify } from "../../shared/text.ts";
import { categoryNamed, type Fields, type HasDatabase, type Reference, store, unique } from "./store.ts";
import { createVendor } from "./vendor.ts";

/** A solution, by default of a vendor of its own; the category is a name. */
export async function createSolution(
  place: HasDatabase,
  {
    vendor,
    category = "Video Analysis",
    ...fields
  }: Fields<Solution, "vendor" | "category"> & { vendor?: Reference; category?: string } = {},
): Promise<Solution> {
  const title = String(fields.title ?? unique("Solution"));
  const { id } = vendor ?? (await createVendor(place));
  return store(place, Solution, async (em) => ({
    title,
    slug: slugify(title),
    description: `${title} cuts a match into clips.`,
    vendor: id,
    category: await categoryNamed(em, "solution", category),
    ...fields,
  }));
}

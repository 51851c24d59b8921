import { ResearchPaper } from "../../modules/research/research-paper.entity.ts";
import { slugify } from "../../shared/text.ts";
import { categoryNamed, type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A paper without topics; the category is a name. */
export function createPaper(
  place: HasDatabase,
  { category = "Biomechanics", ...fields }: Fields<ResearchPaper, "category"> & { category?: string } = {},
): Promise<ResearchPaper> {
  const title = String(fields.title ?? unique("Paper"));
  return store(place, ResearchPaper, async (em) => ({
    title,
    slug: slugify(title),
    university: "Aldermoor University",
    publishedDate: "2026-03-31",
    category: await categoryNamed(em, "paper", category),
    ...fields,
  }));
}

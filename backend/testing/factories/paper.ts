import { ResearchPaper } from "../../modules/catalog/research/papers/research-paper.entity.ts";
import { ResearchTopic } from "../../modules/catalog/research/research-topic.entity.ts";
import { Category } from "../../modules/catalog/taxonomy/category.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { allNamed, type Fields, type HasDatabase, named, type Reference, store, unique } from "./store.ts";

type PaperFields = Fields<ResearchPaper, "category" | "topics" | "partner"> & {
  category?: string;
  topics?: string[];
  partner?: Reference;
};

/** A paper; category and topics are names. */
export function createPaper(
  place: HasDatabase,
  { category = "Biomechanics", topics = [], partner, ...fields }: PaperFields = {},
): Promise<ResearchPaper> {
  const title = String(fields.title ?? unique("Paper"));
  return store(place, ResearchPaper, async (em) => ({
    title,
    slug: slugify(title),
    abstract: "What was measured, and how.",
    university: "Aldermoor University",
    publishedDate: "2026-03-31",
    category: await named(em, Category, category, { kind: "paper" }),
    topics: await allNamed(em, ResearchTopic, topics),
    ...(partner && { partner: partner.id }),
    ...fields,
  }));
}

import { ResearchTopic } from "../../modules/catalog/research/research-topic.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A research topic without papers. */
export function createTopic(place: HasDatabase, fields: Fields<ResearchTopic> = {}): Promise<ResearchTopic> {
  const name = String(fields.name ?? unique("Topic"));
  return store(place, ResearchTopic, () => ({ name, slug: slugify(name), ...fields }));
}

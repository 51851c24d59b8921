import { Sport } from "../../modules/taxonomy/sport.entity.ts";
import { slugify } from "../../shared/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A sport. */
export function createSport(place: HasDatabase, fields: Fields<Sport> = {}): Promise<Sport> {
  const name = String(fields.name ?? unique("Sport"));
  return store(place, Sport, () => ({ name, slug: slugify(name), ...fields }));
}

import { UniversityPartner } from "../../modules/catalog/research/university-partner.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A university partner. */
export function createUniversityPartner(
  place: HasDatabase,
  fields: Fields<UniversityPartner> = {},
): Promise<UniversityPartner> {
  const universityName = String(fields.universityName ?? unique("University"));
  return store(place, UniversityPartner, () => ({
    universityName,
    slug: slugify(universityName),
    collaborationType: "Joint research",
    ...fields,
  }));
}

import { Collaboration } from "../../modules/research/collaboration.entity.ts";
import { slugify } from "../../shared/text.ts";
import { type Fields, type HasDatabase, type Owner, ownerFields, store, unique } from "./store.ts";

/** A collaboration without a due date, by default of the organization that it names. */
export function createCollaboration(
  place: HasDatabase,
  { ownerOrganization, ownerUser, ...fields }: Fields<Collaboration, keyof Owner> & Owner = {},
): Promise<Collaboration> {
  const title = String(fields.title ?? unique("Collaboration"));
  const organization = String(fields.organization ?? unique("University"));
  return store(place, Collaboration, async (em) => ({
    title,
    slug: slugify(title),
    organization,
    type: "Joint study",
    description: `${organization} seeks partners for a study.`,
    ...(await ownerFields(em, organization, { ownerOrganization, ownerUser })),
    ...fields,
  }));
}

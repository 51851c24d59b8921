import { Collaboration } from "../../modules/catalog/research/collaboration.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import {
  type Fields,
  type HasDatabase,
  type Owner,
  ownerFields,
  type Reference,
  store,
  unique,
} from "./store.ts";

type CollaborationFields = Fields<Collaboration, "partner" | keyof Owner> & Owner & { partner?: Reference };

/** A collaboration without a due date, by default of the organization that it names. */
export function createCollaboration(
  place: HasDatabase,
  { ownerOrganization, ownerUser, partner, ...fields }: CollaborationFields = {},
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
    ...(partner && { partner: partner.id }),
    ...fields,
  }));
}

import { Opportunity } from "../../modules/opportunities/opportunity.entity.ts";
import { slugify } from "../../shared/text.ts";
import {
  categoryNamed,
  type Fields,
  type HasDatabase,
  type Owner,
  ownerFields,
  store,
  unique,
} from "./store.ts";

type OpportunityFields = Fields<Opportunity, "category" | keyof Owner> & Owner & { category?: string };

/** An open opportunity without a due date, by default of the organization that it names; the category is a name. */
export function createOpportunity(
  place: HasDatabase,
  { category = "AI Analytics", ownerOrganization, ownerUser, ...fields }: OpportunityFields = {},
): Promise<Opportunity> {
  const title = String(fields.title ?? unique("Opportunity"));
  const organization = String(fields.organization ?? unique("Club"));
  return store(place, Opportunity, async (em) => ({
    title,
    slug: slugify(title),
    organization,
    type: "technology",
    description: `${organization} seeks help with its analysis.`,
    category: await categoryNamed(em, "opportunity", category),
    ...(await ownerFields(em, organization, { ownerOrganization, ownerUser })),
    ...fields,
  }));
}

import { Category } from "../../modules/catalog/taxonomy/category.entity.ts";
import { Sport } from "../../modules/catalog/taxonomy/sport.entity.ts";
import { Opportunity } from "../../modules/marketplace/opportunities/opportunity.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import {
  allNamed,
  type Fields,
  type HasDatabase,
  named,
  type Owner,
  ownerFields,
  store,
  unique,
} from "./store.ts";

type OpportunityFields = Fields<Opportunity, "category" | "sports" | keyof Owner> &
  Owner & { category?: string; sports?: string[] };

/** An open opportunity without a due date, by default of the organization that it names; category and sports are names. */
export function createOpportunity(
  place: HasDatabase,
  { category = "AI Analytics", sports = [], ownerOrganization, ownerUser, ...fields }: OpportunityFields = {},
): Promise<Opportunity> {
  const title = String(fields.title ?? unique("Opportunity"));
  const organization = String(fields.organization ?? unique("Club"));
  return store(place, Opportunity, async (em) => ({
    title,
    slug: slugify(title),
    organization,
    type: "technology",
    description: `${organization} seeks help with its analysis.`,
    category: await named(em, Category, category, { kind: "opportunity" }),
    sports: await allNamed(em, Sport, sports),
    ...(await ownerFields(em, organization, { ownerOrganization, ownerUser })),
    ...fields,
  }));
}

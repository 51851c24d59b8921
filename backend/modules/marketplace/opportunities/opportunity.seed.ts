import type { EntityManager } from "@mikro-orm/postgresql";
import { find, indexByName } from "../../../demo/lookup.ts";
import { readRows } from "../../../demo/read.ts";
import { daysBefore, dueAfter } from "../../../shared/days/days.ts";
import { slugify } from "../../../shared/text/text.ts";
import { seedCategories } from "../../catalog/taxonomy/category.seed.ts";
import type { Level } from "../../catalog/taxonomy/level.ts";
import { Sport } from "../../catalog/taxonomy/sport.entity.ts";
import { demoOwners } from "../organizations/organization.seed.ts";
import { Opportunity } from "./opportunity.entity.ts";

interface OpportunityRow {
  title: string;
  organization: string;
  type: string;
  category: string;
  description: string;
  budget: number | null;
  dueInDays: number | null;
  postedDaysAgo: number;
  requirements: string[];
  eligibility: string;
  levels: Level[];
  sports: string[];
  region: string;
  contactName: string;
  contactEmail: string;
  howToApply: string;
}

/** Opportunities due around `today`; the sports must exist. */
export async function seedOpportunities(em: EntityManager, today: Date): Promise<void> {
  const owners = await demoOwners(em, today);
  const byName = indexByName(await em.find(Sport, {}));
  const rows = readRows<OpportunityRow>("opportunities/opportunities.json");
  const categories = seedCategories(em, "opportunity", rows);
  for (const { sports, category, dueInDays, postedDaysAgo, ...row } of rows) {
    const postedAt = daysBefore(today, postedDaysAgo);
    const opportunity = em.create(Opportunity, {
      ...row,
      slug: slugify(row.title),
      category: find(categories, category),
      ownerOrganization: owners.organization(row.organization),
      dueDate: dueInDays === null ? null : dueAfter(today, dueInDays),
      postedAt,
      status: "open",
      createdAt: postedAt,
      updatedAt: postedAt,
    });
    opportunity.sports.set(sports.map((name) => find(byName, name)));
  }
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { find, indexByName } from "../../../demo/lookup.ts";
import { readFolder, readRows } from "../../../demo/read.ts";
import { daysBefore } from "../../../shared/days/days.ts";
import { slugify } from "../../../shared/text/text.ts";
import { demoOwners } from "../../marketplace/organizations/organization.seed.ts";
import { planRules } from "../plans/plan.rules.ts";
import type { Plan } from "../plans/plan.ts";
import { Review, ReviewReply } from "../reviews/review.entity.ts";
import { Category } from "../taxonomy/category.entity.ts";
import type { Level } from "../taxonomy/level.ts";
import { Sport } from "../taxonomy/sport.entity.ts";
import { demoFacts, seedFundingAndSources } from "../vendors/facts/facts.seed.ts";
import { Vendor, VendorCheck } from "../vendors/vendor.entity.ts";
import type { PriceBand } from "./price-band.ts";
import { Solution } from "./solution.entity.ts";
import type { SolutionStatus } from "./solution-status.ts";

interface VendorRow {
  name: string;
  /** The owner, if it isn't an organization with the vendor's name. */
  organization?: string;
  description: string;
  verifiedDaysAgo: number | null;
  website: string;
  contactEmail: string;
  country: string;
  city: string;
  foundedYear: number;
  categories: string[];
  checks: { claim: string; evidence: string; checkedDaysAgo: number }[];
}

interface ReviewRow {
  /** The author's demo account. */
  account?: string;
  author: string;
  affiliation: string;
  rating: number;
  title: string;
  text: string;
  pros?: string;
  cons?: string;
  daysAgo: number;
  editedDaysAgo?: number;
  /** The vendor's reply, by this demo account if the vendor has members. */
  reply?: { account?: string; text: string; daysAgo: number };
}

interface SolutionRow {
  title: string;
  vendor: string;
  description: string;
  pricing: string;
  /** Without what is so by default. */
  plans?: object[];
  priceBand: PriceBand;
  levels: Level[];
  sports: string[];
  features: string[];
  tags: string[];
  integrations: string[];
  website: string;
  /** Defaults to published. */
  status?: SolutionStatus;
  addedDaysAgo: number;
  reviews: ReviewRow[];
}

/** Categories, sports, vendors with their checks, and solutions with their reviews, from which ratings are computed. */
export async function seedCatalogue(em: EntityManager, today: Date): Promise<void> {
  const owners = await demoOwners(em, today);
  const categories = readRows<{ name: string; description: string }>("catalogue/categories.json").map((row) =>
    em.create(Category, { ...row, kind: "solution", slug: slugify(row.name) }),
  );
  const sports = readRows<{ name: string }>("catalogue/sports.json").map((row) =>
    em.create(Sport, { ...row, slug: slugify(row.name) }),
  );
  const byName = { categories: indexByName(categories), sports: indexByName(sports) };
  const facts = demoFacts();
  const vendors = indexByName(
    readRows<VendorRow>("catalogue/vendors.json").map((row) => {
      const verifiedAt = row.verifiedDaysAgo === null ? null : daysBefore(today, row.verifiedDaysAgo);
      const vendor = em.create(Vendor, {
        name: row.name,
        organization: owners.organization(row.organization ?? row.name),
        slug: slugify(row.name),
        description: row.description,
        verified: verifiedAt !== null,
        verifiedAt,
        website: row.website,
        contactEmail: row.contactEmail,
        country: row.country,
        city: row.city,
        foundedYear: row.foundedYear,
        ...facts.get(row.name),
        rating: 0,
        reviewCount: 0,
        createdAt: daysBefore(today, 760),
        updatedAt: verifiedAt ?? daysBefore(today, 60),
      });
      vendor.categories.set(row.categories.map((name) => find(byName.categories, name)));
      for (const { claim, evidence, checkedDaysAgo } of row.checks)
        em.create(VendorCheck, { vendor, claim, evidence, checkedAt: daysBefore(today, checkedDaysAgo) });
      return vendor;
    }),
  );
  for (const { name: slug, rows } of readFolder<SolutionRow>("catalogue/solutions")) {
    const category = categories.find((candidate) => candidate.slug === slug);
    if (!category) throw new Error(`The demo data has no category for ${slug}.json.`);
    for (const { vendor, sports: sportNames, addedDaysAgo, reviews, plans = [], ...row } of rows) {
      const solution = em.create(Solution, {
        ...row,
        plans: planRules.validateSync(plans) as Plan[],
        slug: slugify(row.title),
        category,
        vendor: find(vendors, vendor),
        rating: 0,
        reviewCount: 0,
        createdAt: daysBefore(today, addedDaysAgo),
        updatedAt: daysBefore(today, Math.ceil(addedDaysAgo / 3)),
      });
      solution.sports.set(sportNames.map((name) => find(byName.sports, name)));
      for (const { author, account, daysAgo, editedDaysAgo, reply, ...row } of reviews) {
        const createdAt = daysBefore(today, daysAgo);
        const review = em.create(Review, {
          pros: "",
          cons: "",
          ...row,
          solution,
          author: owners.account(account) ?? null,
          authorName: author,
          status: "published",
          reportsCount: 0,
          version: 1,
          createdAt,
          editedAt: editedDaysAgo === undefined ? null : daysBefore(today, editedDaysAgo),
          updatedAt: createdAt,
        });
        if (reply)
          em.create(ReviewReply, {
            review,
            author: owners.account(reply.account) ?? null,
            text: reply.text,
            createdAt: daysBefore(today, reply.daysAgo),
            version: 1,
          });
      }
    }
  }
  await em.flush();
  await seedFundingAndSources(em, today);
  // The demo's administrator has made the checks.
  await em.execute("update vendor_verifications set recorded = true, reviewer_id = ?", [
    owners.account("admin")?.id ?? null,
  ]);
}

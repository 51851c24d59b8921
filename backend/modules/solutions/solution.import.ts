import { isoDate } from "../../shared/import-kind/dates.ts";
import { oneOfWords } from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { listOf, listOfWords } from "../../shared/import-kind/lists.ts";
import { slugify } from "../../shared/text.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";
import { Levels } from "../taxonomy/level.ts";
import { vendorsByName } from "../vendors/vendor.lookup.ts";
import { OWN_VENDOR, vendorFields } from "../vendors/vendor-fields.ts";
import { PRICE_BAND_LABELS, PriceBands } from "./price-band.ts";
import { MAX_ITEMS, solutionRules } from "./solution.rules.ts";

const rules = solutionRules.shape({
  features: listOf({ maxItems: MAX_ITEMS }),
  tags: listOf({ maxItems: MAX_ITEMS }),
  integrations: listOf({ maxItems: MAX_ITEMS }),
  sports: listOf({ maxItems: 50 }),
  levels: listOfWords(Object.values(Levels)),
  priceBand: oneOfWords(Object.values(PriceBands), PRICE_BAND_LABELS).default(PriceBands.UNKNOWN),
  addedAt: isoDate(),
  vendorDescription: vendorFields.description,
  vendorWebsite: vendorFields.website,
  vendorContactEmail: vendorFields.contactEmail,
  vendorCountry: vendorFields.country,
  vendorCity: vendorFields.city,
  vendorFoundedYear: vendorFields.foundedYear,
});

const or = (value: string | undefined) => value || undefined;

/** Solutions; missing categories, sports and vendors are created, vendors as unverified. */
export const solutions = importKind(rules, {
  name: "solutions",
  table: "solutions",
  label: "title",
  about: {
    pricing: "The price in the vendor's words.",
    priceBand: "Dollars a year.",
    rating: "In steps of 0.1. Once there are reviews, they decide.",
    addedAt: "When it was first listed; the day of the import by default.",
  },
  required: ["title", "description", "category", "vendor"],
  // Each edit, publication and withdrawal by its vendor's members counts the version up.
  leaveWhen: "t.version > 1",
  naturalKey: ({ vendor, title }) => [vendor, title],
  adoptBy: ["vendor_id", "title"],
  // A draft is its author's.
  adoptWhen: "t.status <> 'draft'",
  columns: {
    title: "text",
    description: "text",
    pricing: "text",
    priceBand: "text",
    levels: "text[]",
    features: "text[]",
    tags: "text[]",
    integrations: "text[]",
  },
  computed: {
    slug: { type: "text", value: ({ title }) => slugify(title) },
    website: { type: "text", value: ({ website }) => website || undefined },
    rating: {
      type: "numeric(2,1)",
      value: ({ rating }) => rating,
      initial: "0",
      // An imported rating applies only until there are reviews.
      keepWhen: "t.review_count > 0",
    },
    created_at: { type: "timestamptz(3)", value: ({ addedAt }) => addedAt, initial: "now()" },
  },
  references: {
    category_id: { lookup: categoriesOf("solution"), name: ({ category }) => category },
    vendor_id: { lookup: vendorsByName, name: ({ vendor }) => vendor },
  },
  links: [
    {
      table: "solution_sports",
      ownerColumn: "solution_id",
      targetColumn: "sport_id",
      lookup: { table: "sports", create: true },
      names: ({ sports }) => sports,
      mirror: "sport_ids",
    },
  ],
  fills: [
    {
      table: "vendors",
      name: ({ vendor }) => vendor,
      leaveWhen: OWN_VENDOR,
      columns: {
        description: { type: "text", value: (row) => or(row.vendorDescription) },
        website: { type: "text", value: (row) => or(row.vendorWebsite) },
        contact_email: { type: "text", value: (row) => row.vendorContactEmail },
        country: { type: "text", value: (row) => row.vendorCountry },
        city: { type: "text", value: (row) => row.vendorCity },
        founded_year: { type: "smallint", value: (row) => row.vendorFoundedYear },
      },
    },
  ],
});

import { isoDate } from "../../shared/import-kind/dates.ts";
import { oneOfWords } from "../../shared/import-kind/fields.ts";
import { importKind } from "../../shared/import-kind/kind.ts";
import { listOf, listOfWords } from "../../shared/import-kind/lists.ts";
import { slugify } from "../../shared/text.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";
import { Levels } from "../taxonomy/level.ts";
import { vendorsByName } from "../vendors/vendor.lookup.ts";
import { PriceBands } from "./price-band.ts";
import { solutionRules } from "./solution.rules.ts";

const rules = solutionRules.shape({
  features: listOf({ maxItems: 50 }),
  tags: listOf({ maxItems: 50 }),
  sports: listOf({ maxItems: 50 }),
  levels: listOfWords(Object.values(Levels)),
  priceBand: oneOfWords(Object.values(PriceBands)).default(PriceBands.CUSTOM),
  addedAt: isoDate(),
});

/** Solutions; missing categories, sports and vendors are created, vendors as unverified. */
export const solutions = importKind(rules, {
  name: "solutions",
  table: "solutions",
  required: ["title", "description", "category", "vendor"],
  // Each edit, publication and withdrawal by its vendor's members counts the version up.
  leaveWhen: "t.version > 1",
  naturalKey: ({ vendor, title }) => [vendor, title],
  columns: {
    title: "text",
    description: "text",
    pricing: "text",
    priceBand: "text",
    levels: "text[]",
    features: "text[]",
    tags: "text[]",
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
    },
  ],
});

import { isoDate } from "../../../shared/import-kind/dates.ts";
import {
  filledColumns,
  furtherImportRules,
  importedNames,
  prefixedRules,
  storedColumns,
} from "../../../shared/import-kind/declared-fields.ts";
import { oneOfWords } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { listOf, listOfWords } from "../../../shared/import-kind/lists.ts";
import { MAX_ITEMS } from "../../../shared/text/text.rules.ts";
import { slugify } from "../../../shared/text/text.ts";
import {
  pictureAbout,
  pictureColumns,
  pictureNames,
  pictureRules,
} from "../../platform/media/picture-import.ts";
import { planRules } from "../plans/plan.rules.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";
import { Levels } from "../taxonomy/level.ts";
import { OWN_VENDOR } from "../vendors/own-vendor.ts";
import { vendorFields } from "../vendors/vendor.fields.ts";
import { vendorsByName } from "../vendors/vendor.lookup.ts";
import { PRICE_BAND_LABELS, PriceBands } from "./price-band.ts";
import { solutionFields } from "./solution.fields.ts";
import { solutionRules } from "./solution.rules.ts";

const rules = solutionRules.shape({
  features: listOf({ maxItems: MAX_ITEMS }),
  tags: listOf({ maxItems: MAX_ITEMS }),
  integrations: listOf({ maxItems: MAX_ITEMS }),
  sports: listOf({ maxItems: 50 }),
  levels: listOfWords(Object.values(Levels)),
  priceBand: oneOfWords(Object.values(PriceBands), PRICE_BAND_LABELS).default(PriceBands.UNKNOWN),
  plans: planRules,
  addedAt: isoDate(),
  ...pictureRules,
  ...prefixedRules(vendorFields, "vendor"),
  ...furtherImportRules(solutionFields, {
    ...solutionRules.fields,
    levels: true,
    priceBand: true,
    plans: true,
  }),
});

const { about, headings, otherNames } = importedNames(solutionFields);

/** The import of solutions; missing categories, sports and vendors are created, vendors as unverified. */
export const solutions = importKind(rules, {
  name: "solutions",
  table: "solutions",
  label: "title",
  about: {
    ...about,
    ...pictureAbout,
    rating: "In steps of 0.1. Once there are reviews, they decide.",
    addedAt: "When it was first listed; the day of the import by default.",
  },
  headings,
  otherNames: { ...otherNames, ...pictureNames },
  required: ["title", "description", "category", "vendor"],
  // Each edit, publication and withdrawal by its vendor's members increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ vendor, title }) => [vendor, title],
  adoptBy: ["vendor_id", "title"],
  // Drafts belong to their authors.
  adoptWhen: "t.status <> 'draft'",
  columns: {},
  computed: {
    ...storedColumns(solutionFields),
    ...pictureColumns("solution"),
    slug: { type: "text", value: ({ title }) => slugify(title) },
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
      columns: filledColumns(vendorFields, "vendor"),
    },
  ],
});

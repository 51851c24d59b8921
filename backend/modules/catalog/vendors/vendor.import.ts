import { object } from "yup";
import { isoDate } from "../../../shared/import-kind/dates.ts";
import { importedNames, importRules, keptColumns } from "../../../shared/import-kind/declared-fields.ts";
import { oneOfWords, requiredText } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { listOf, listOfWords } from "../../../shared/import-kind/lists.ts";
import { slugify } from "../../../shared/text/text.ts";
import { organizationsByName } from "../../marketplace/organizations/organization.lookup.ts";
import {
  packedPictures,
  pictureAbout,
  pictureColumns,
  pictureNames,
  pictureRules,
} from "../../platform/media/picture-import.ts";
import { categoriesOf } from "../taxonomy/category.lookup.ts";
import {
  CERTIFICATION_LABELS,
  Certifications,
  CompanyStages,
  HEADCOUNT_LABELS,
  HeadcountBands,
  REVENUE_LABELS,
  RevenueBands,
  STAGE_LABELS,
} from "./facts/company-facts.ts";
import { OWN_VENDOR } from "./own-vendor.ts";
import { vendorFields } from "./vendor.fields.ts";
import { vendorsByName } from "./vendor.lookup.ts";

const rules = object({
  name: requiredText(120),
  ...importRules(vendorFields),
  stage: oneOfWords(Object.values(CompanyStages), STAGE_LABELS),
  headcountBand: oneOfWords(Object.values(HeadcountBands), HEADCOUNT_LABELS),
  revenueBand: oneOfWords(Object.values(RevenueBands), REVENUE_LABELS),
  certifications: listOfWords(Object.values(Certifications), CERTIFICATION_LABELS),
  categories: listOf({ maxItems: 20 }),
  ...pictureRules,
  addedAt: isoDate(),
});

const { about, headings, otherNames } = importedNames(vendorFields);

/** The import of vendors, identified by name in every source; fields missing from a file stay unchanged. */
export const vendors = importKind(rules, {
  name: "vendors",
  table: "vendors",
  label: "name",
  headings: { Specializations: "categories", ...headings },
  otherNames: { ...otherNames, ...pictureNames },
  packed: packedPictures,
  key: "name",
  merges: vendorsByName.merges,
  required: ["name"],
  about: {
    id: "Not needed: a vendor is known by its name.",
    ...about,
    ...pictureAbout,
    addedAt: "When it was first listed; the day of the import by default.",
  },
  leaveWhen: OWN_VENDOR,
  naturalKey: ({ name }) => [name],
  columns: { name: "citext" },
  computed: {
    slug: { type: "text", value: ({ name }) => slugify(name), fixed: true },
    ...keptColumns(vendorFields),
    ...pictureColumns("vendor"),
    created_at: { type: "timestamptz(3)", value: ({ addedAt }) => addedAt, initial: "now()" },
  },
  references: {
    // Users, not imports, change the owner later.
    organization_id: { lookup: organizationsByName, name: ({ name }) => name, fixed: true },
  },
  links: [
    {
      table: "vendor_categories",
      ownerColumn: "vendor_id",
      targetColumn: "category_id",
      lookup: categoriesOf("solution"),
      names: ({ categories }) => categories,
      addsOnly: true,
    },
  ],
});

import type { EntityManager } from "@mikro-orm/postgresql";
import { string } from "yup";
import { isoDate } from "../../../shared/import-kind/dates.ts";
import {
  filledColumns,
  furtherImportRules,
  importedNames,
  prefixedRules,
  storedColumns,
} from "../../../shared/import-kind/declared-fields.ts";
import { oneOfWords, requiredText } from "../../../shared/import-kind/fields.ts";
import { type ImportKind, importKind } from "../../../shared/import-kind/kind.ts";
import { listOf, listOfWords } from "../../../shared/import-kind/lists.ts";
import { foldText } from "../../../shared/text/fold-text.rules.ts";
import { MAX_ITEMS } from "../../../shared/text/text.rules.ts";
import { slugify } from "../../../shared/text/text.ts";
import {
  packedPictures,
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
import { MAX_SOLUTIONS, solutionRules } from "./solution.rules.ts";

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
  packed: packedPictures,
  required: ["title", "description", "category", "vendor"],
  // Each edit, publication and withdrawal by its vendor's members increments the version.
  leaveWhen: "t.version > 1",
  forMembers,
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

/** What only administrators say of a solution or its vendor in a file. */
const WITHHELD: readonly string[] = [
  "rating",
  "addedAt",
  ...Object.keys(prefixedRules(vendorFields, "vendor")),
];

const KNOWN = `
  select array(select name::text from vendors v where organization_id = ? and not exists (
      select from vendor_merges m where m.merged_id = v.id and m.undone_at is null) order by 1) as vendors,
    array(select name::text from categories where kind = 'solution') as categories,
    array(select name::text from sports) as sports`;

/** The import of solutions by the members of an organization: of its vendors, in what the catalog knows. */
async function forMembers(em: EntityManager, organization: number): Promise<ImportKind> {
  const [known] = await em.execute<Record<"vendors" | "categories" | "sports", string[]>[]>(KNOWN, [
    organization,
  ]);
  const isAmong = (names: readonly string[] = []) => {
    const folded = new Set(names.map(foldText));
    return (value: string | undefined) => !value || folded.has(foldText(value));
  };
  const own = `t.vendor_id in (select v.id from vendors v where v.organization_id = ${organization})`;
  const { vendors = [] } = known ?? {};
  return {
    ...solutions,
    rules: rules.omit(WITHHELD as "rating"[]).shape({
      vendor: requiredText(120).test(
        "own",
        "isn't a vendor of your organization: leave this row out",
        isAmong(vendors),
      ),
      category: requiredText(80).test(
        "known",
        "isn't one of the categories here",
        isAmong(known?.categories),
      ),
      sports: listOf({ maxItems: 50 }).of(
        string().required().test("known", "has a sport that isn't known here", isAmong(known?.sports)),
      ),
    }),
    fields: solutions.fields.filter((name) => !WITHHELD.includes(name)),
    ...(vendors.length === 1 && { proposals: { vendor: String(vendors[0]) } }),
    leaveWhen: `(${solutions.leaveWhen} or not ${own})`,
    changesOnly: own,
    adoptWhen: `(${solutions.adoptWhen} and ${own})`,
    references: {
      category_id: {
        lookup: { ...categoriesOf("solution"), create: false },
        name: (row) => (row as { category: string }).category,
      },
      vendor_id: {
        lookup: { table: "vendors", scope: { organization_id: String(organization) }, create: false },
        name: (row) => (row as { vendor: string }).vendor,
      },
    },
    links: (solutions.links ?? []).map((link) => ({ ...link, lookup: { ...link.lookup, create: false } })),
    fills: [],
    unique: [
      {
        field: "title",
        stored: "(select name_key from vendors v where v.id = t.vendor_id) || '/' || fold_text(t.title)",
        among: own,
        value: (row) => {
          const { vendor: by, title } = row as { vendor: string; title: string };
          return `${foldText(by)}/${foldText(title)}`;
        },
      },
    ],
    exceeded: `select format('%s would have %s solutions: a vendor can list at most ${MAX_SOLUTIONS}.', v.name, count(*)) as message
      from vendors v join solutions s on s.vendor_id = v.id where v.organization_id = ${organization}
      group by v.id having count(*) > ${MAX_SOLUTIONS} limit 1`,
  };
}

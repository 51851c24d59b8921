import type { Context } from "../../../shared/context.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { differencesOf, pageOfPairs } from "../merging/pair-page.ts";
import { sameName, sameWebsite } from "./alike.ts";
import { fieldsOf } from "./merged-fields.ts";
import type { VendorPair, VendorPairSide } from "./vendor-merge.types.ts";

const SAME_WEBSITE = sameWebsite("a", "b");
const SAME_NAME = sameName("a", "b");
/** Pairs by either reason; each branch is an index join, where an "or" would compare all with all. */
const PAIRS = `
  select a.id as low, b.id as high from vendors a join vendors b on b.website_host = a.website_host
  where a.id < b.id and ${SAME_WEBSITE} and a.website is not null and b.website is not null
    and a.status = 'published' and b.status = 'published'
  union
  select a.id, b.id from vendors a join vendors b on b.company_key = a.company_key
  where a.id < b.id and ${SAME_NAME} and a.status = 'published' and b.status = 'published'`;
const OPEN = `(${PAIRS}) p
  where not exists (select from vendors_apart x where x.low_id = p.low and x.high_id = p.high)`;

type FoundSide = Omit<VendorPairSide, "updatedAt"> & { updatedAt: string; slug: string };

interface Found {
  readonly low: number;
  readonly high: number;
  readonly sameWebsite: boolean;
  readonly sameName: boolean;
  readonly first: FoundSide;
  readonly second: FoundSide;
  readonly firstFields: Readonly<Record<string, unknown>>;
  readonly secondFields: Readonly<Record<string, unknown>>;
}

const sideOf = (alias: string) => `jsonb_build_object('id', ${alias}.id::text, 'name', ${alias}.name,
  'slug', ${alias}.slug, 'verified', ${alias}.verified, 'updatedAt', ${alias}.updated_at, 'version', ${alias}.version,
  'hasMembers', exists (select from organization_members m where m.organization_id = ${alias}.organization_id),
  'solutionCount', (select count(*) from solutions s where s.vendor_id = ${alias}.id and s.status = 'published'))`;

/**
 * Returns a page of the pairs of public vendors that may be the same, in the order in which they were added.
 * @throws InvalidInputError for an invalid page size or cursor.
 */
export function findVendorPairs({ em }: Context, page: PageArguments): Promise<Page<VendorPair>> {
  const columns = `${SAME_WEBSITE} as "sameWebsite", ${SAME_NAME} as "sameName",
    ${sideOf("a")} as first, ${sideOf("b")} as second, ${fieldsOf("a")} as "firstFields", ${fieldsOf("b")} as "secondFields"`;
  return pageOfPairs(em, { table: "vendors", open: OPEN, columns, pairOf }, page);
}

function pairOf({ sameWebsite, sameName, first, second, firstFields, secondFields }: Found): VendorPair {
  const differences = differencesOf(firstFields, secondFields);
  return { sameWebsite, sameName, first: publicSide(first), second: publicSide(second), differences };
}

const publicSide = ({ slug, ...side }: FoundSide): VendorPairSide => ({
  ...side,
  path: `/vendors/${side.id}-${slug}`,
  updatedAt: new Date(side.updatedAt),
});

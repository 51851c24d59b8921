import type { Context } from "../../../shared/context.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { differencesOf, pageOfPairs } from "../merging/pair-page.ts";
import { fieldsOf } from "./merged-fields.ts";
import type { PaperPair, PaperPairSide } from "./paper-merge.types.ts";

const OPEN = `(select a.id as low, b.id as high from research_papers a join research_papers b on b.doi = a.doi
    where a.id < b.id and a.doi is not null and b.doi is not null) p
  where not exists (select from papers_apart x where x.low_id = p.low and x.high_id = p.high)`;

type FoundSide = Omit<PaperPairSide, "updatedAt"> & { updatedAt: string; slug: string };

interface Found {
  readonly low: number;
  readonly high: number;
  readonly doi: string;
  readonly first: FoundSide;
  readonly second: FoundSide;
  readonly firstFields: Readonly<Record<string, unknown>>;
  readonly secondFields: Readonly<Record<string, unknown>>;
}

const sideOf = (alias: string) => `jsonb_build_object('id', ${alias}.id::text, 'title', ${alias}.title,
  'slug', ${alias}.slug, 'key', ${alias}.external_key, 'updatedAt', ${alias}.updated_at, 'version', ${alias}.version)`;

const COLUMNS = `a.doi, ${sideOf("a")} as first, ${sideOf("b")} as second,
  ${fieldsOf("a")} as "firstFields", ${fieldsOf("b")} as "secondFields"`;

/**
 * Returns a page of the pairs of papers with the same DOI, in the order in which they were added.
 * @throws InvalidInputError for an invalid page size or cursor.
 */
export function findPaperPairs({ em }: Context, page: PageArguments): Promise<Page<PaperPair>> {
  return pageOfPairs(em, { table: "research_papers", open: OPEN, columns: COLUMNS, pairOf }, page);
}

const pairOf = ({ doi, first, second, firstFields, secondFields }: Found): PaperPair => ({
  doi,
  first: publicSide(first),
  second: publicSide(second),
  differences: differencesOf(firstFields, secondFields),
});

const publicSide = ({ slug, ...side }: FoundSide): PaperPairSide => ({
  ...side,
  path: `/research/${side.id}-${slug}`,
  updatedAt: new Date(side.updatedAt),
});

import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { decodePlace, encodeCursor, refuseCursor } from "../../../shared/listing/cursor.ts";
import type { FacetValue } from "../../../shared/listing/reading/facet-counts.ts";
import { assertCount } from "../../../shared/paging/keyset.ts";
import { yieldToOthers } from "../../../shared/postgres/connection-quota.ts";
import { readSyntax, type SearchPart } from "../../../shared/text/search-syntax.rules.ts";
import { toPicture } from "../../platform/media/picture.ts";
import { quotedPage } from "../briefs/judging/record-texts.ts";
import { keyOf, type SearchOptions } from "../discovery-index.ts";
import type { FacetValues } from "../document.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { keyOfRecord, readRecords, recordOfKey, type SourceRow } from "../live/sources.ts";
import { isUnknown, type Query } from "../ranking/query.ts";
import { excerptOf, highlight, type Matching } from "./highlight.ts";
import { picturesOf } from "./hit-pictures.ts";
import { idsByKind } from "./ids-by-kind.ts";
import { KIND_LABELS, KINDS, type SearchKind, SearchKinds } from "./kinds.ts";
import { marking } from "./marking.ts";
import { MAX_TEXT } from "./search.rules.ts";
import type { SearchConnection, SearchHit } from "./search.types.ts";
import { type SearchFilter, type SearchSort, SearchSorts } from "./search-facets.ts";

/** The input of a search. */
export interface SearchInput {
  readonly text: string;
  readonly kinds?: readonly SearchKind[] | null | undefined;
  readonly filter?: SearchFilter | null | undefined;
  readonly sort?: SearchSort;
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** The maximum number of records that can be paged through, and thus the highest position of a cursor. */
const LAST = 200;
/** The maximum number of values returned per facet. */
const MOST_VALUES = 50;

/**
 * Searches all public records.
 * @throws InvalidInputError for a text over 200 characters, a page size out of range, or a cursor of another
 * list.
 */
export async function searchAll(context: Context, input: SearchInput): Promise<SearchConnection> {
  const text = assertLength(input.text.trim());
  const first = assertCount(input.first);
  const start = input.after ? placeOf(input.after) : 0;
  const engine = searchEngineOf(context.em);
  const index = await (await engine.current(context.em)).about([text]);
  const wanted = input.kinds?.length ? new Set(input.kinds.map((kind) => KINDS.indexOf(kind))) : undefined;
  const options: SearchOptions = {
    kinds: wanted,
    facets: valuesOf(input.filter),
    byDate: input.sort === SearchSorts.NEWEST,
  };
  await index.gather(text, options);
  await yieldToOthers();
  const { query, ranked, byKind, facets } = index.search(text, options);
  const keys = ranked.slice(start, start + first).map(({ candidate }) => keyOf(candidate));
  const nodes = await hitsOf(context, keys, marking(query, index));
  const edges = nodes.map((node) => ({
    cursor: cursorAt(start + 1 + keys.indexOf(keyOfRecord(node.kind, node.recordId))),
    node,
  }));
  const total = byKind.reduce((sum, count, kind) => sum + (!wanted || wanted.has(kind) ? count : 0), 0);
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: ranked.length > start + first,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: async () => total,
    kinds: Object.entries(SearchKinds).map(([value, kind]) => ({
      value,
      label: KIND_LABELS[kind],
      count: byKind[KINDS.indexOf(kind)] ?? 0,
      countIsExact: true,
    })),
    facets: {
      categories: countedOf(facets.categories),
      sports: countedOf(facets.sports),
      places: countedOf(facets.places),
      verified: countedOf(facets.verified, (value) =>
        value === "true" ? "Verified vendor" : "Not verified",
      ),
    },
    didYouMean: correctedText(text, query),
    unknownWords: query.slots.flatMap((slot) => (isUnknown(slot) ? [slot.word] : [])),
    ...partsOf(text),
    isComplete: engine.isComplete,
  };
}

function valuesOf(filter: SearchFilter | null | undefined): FacetValues {
  const { categories, sports, places, verified } = filter ?? {};
  return {
    categories: categories ?? [],
    sports: sports ?? [],
    places: places ?? [],
    verified: verified == null ? [] : [String(verified)],
  };
}

function countedOf(
  values: readonly { value: string; count: number }[],
  labelOf = (value: string) => value,
): FacetValue[] {
  return values
    .slice(0, MOST_VALUES)
    .map(({ value, count }) => ({ value, label: labelOf(value), count, countIsExact: true }));
}

/** Returns the phrases that results must contain, and the exclusions. */
function partsOf(text: string): Pick<SearchConnection, "phrases" | "excluded"> {
  const { parts } = readSyntax(text);
  const of = (wanted: SearchPart["kind"]) =>
    parts.flatMap(({ kind, text: said }) => (kind === wanted ? [said] : []));
  return { phrases: of("phrase"), excluded: of("excluded") };
}

function assertLength(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const message = `Search for at most ${MAX_TEXT} characters.`;
  throw new InvalidInputError(message, { text: message });
}

/** Loads the hits; records that have become unavailable since they were found are missing. */
async function hitsOf(
  { em, publicUrl }: Pick<Context, "em" | "publicUrl">,
  keys: readonly string[],
  matchingIn: (row: SourceRow) => Matching,
): Promise<SearchHit[]> {
  const rows = await readRecords(em, idsByKind(keys.map(recordOfKey)));
  const byKey = new Map(rows.map((row) => [keyOfRecord(row.kind, row.id), row]));
  const found = keys.flatMap((key) => {
    const row = byKey.get(key);
    return row ? [hitOf(row, matchingIn(row))] : [];
  });
  const pictureOf = picturesOf(em, found);
  return found.map((hit) => ({
    ...hit,
    picture: async () => {
      const stored = await pictureOf(hit);
      return stored && toPicture(publicUrl, stored);
    },
  }));
}

function hitOf(row: SourceRow, matching: Matching): Omit<SearchHit, "picture"> {
  const { kind, id, slug, owner, category } = row;
  const title = highlight(row.title, matching);
  const pages = row.documents ?? [];
  const ownTexts = [row.body, ...row.features];
  const excerpt = excerptOf([...ownTexts, ...pages.map(({ text }) => text)], matching);
  const page = pages[excerpt.from - ownTexts.length];
  return {
    kind,
    recordId: id,
    slug,
    owner: owner || null,
    category,
    title: title.text,
    titleMatches: title.matches,
    excerpt: excerpt.text,
    excerptMatches: excerpt.matches,
    excerptPage: page ? quotedPage(page) : null,
  };
}

function correctedText(text: string, { corrections }: Query): string | null {
  if (corrections.length === 0) return null;
  let [corrected, end] = ["", 0];
  for (const { word, meant } of corrections) {
    corrected += text.slice(end, word.start) + meant;
    end = word.end;
  }
  return corrected + text.slice(end);
}

const cursorAt = (place: number): string => encodeCursor("search", [place]);

function placeOf(cursor: string): number {
  const place = Number(decodePlace(cursor, "search", ["integer"])[0]);
  return place >= 1 && place <= LAST ? place : refuseCursor();
}

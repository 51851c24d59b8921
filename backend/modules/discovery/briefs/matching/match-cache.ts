import { LRUCache } from "lru-cache";
import type { Context } from "../../../../shared/context.ts";
import { dayOf } from "../../../../shared/days/days.ts";
import type { BriefInput } from "../brief.types.ts";
import { readKnowledge } from "../reading/read-brief.ts";
import { type MatchedRecords, matchRecords } from "./match-records.ts";

/** The number of briefs whose matches are cached per index, some 50 kB each. */
const MAX_BRIEFS = 100;

interface CachedMatches {
  readonly revision: number;
  readonly matches: Promise<MatchedRecords>;
}

const caches = new WeakMap<object, LRUCache<string, CachedMatches>>();

/**
 * Returns the published solutions that match a brief, cached until the catalog, the synonyms or the encodings
 * change. Reading the index first takes in every committed change, so the result is never stale.
 * @throws InvalidInputError as `matchRecords`.
 */
export async function matchCached(
  context: Context,
  input: BriefInput,
  first: number,
): Promise<MatchedRecords> {
  const knowledge = await readKnowledge(context);
  const { catalog, sports, rates } = knowledge;
  const match = () => matchRecords(context, input, { kind: "solution", first, isWritten: true, knowledge });
  // An AI service may respond differently the next time, or be unavailable, so its results aren't cached.
  if (context.settings.assistant) return match();
  const cache = caches.get(catalog.origin) ?? new LRUCache<string, CachedMatches>({ max: MAX_BRIEFS });
  caches.set(catalog.origin, cache);
  // Deadlines are compared with the current day.
  const day = dayOf(new Date());
  const key = JSON.stringify([input, first, day, sports, rates, context.settings.encoder]);
  const known = cache.get(key);
  // The request that started the computation may have timed out, which mustn't fail the others.
  if (known?.revision === catalog.revision) return known.matches.catch(match);
  const { revision } = catalog;
  const matches = match();
  cache.set(key, { revision, matches });
  const forget = () => {
    if (cache.peek(key)?.matches === matches) cache.delete(key);
  };
  const found = await matches.catch((error: unknown) => {
    forget();
    throw error;
  });
  if (!found.isComplete || found.lacksEncoding) forget();
  return found;
}

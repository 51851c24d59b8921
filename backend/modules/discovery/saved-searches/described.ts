import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import type { Page, PageArguments } from "../../../shared/paging/connection.ts";
import { findPage } from "../../../shared/paging/keyset.ts";
import { latestTurn, matchesOf } from "./matches.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import { addressOf, understood } from "./search-query.ts";
import { wordsOf } from "./search-words.ts";
import { searchableList } from "./searchable-list.ts";

/** New matches are counted only among this many of a list's latest records. */
const LOOKED_AT = 2_000;

/** Adds to each search its URL, description and number of new matches, in a few statements for all. */
export async function describeSearches(
  { em, contributions }: Context,
  searches: readonly SavedSearch[],
): Promise<void> {
  if (searches.length === 0) return;
  const known = searches.flatMap((search) => {
    const is = understood(contributions, search);
    return is ? [{ search, query: search.query, ...is }] : [];
  });
  for (const search of searches) {
    const of = searchableList(contributions, search.list);
    const address = of ? of.screen : "/";
    Object.assign(search, { address, words: [], newCount: 0, isCurrent: false });
  }
  const words = await wordsOf(em, known);
  const asks = known.map(({ search, ...ask }) => ({ ...ask, after: search.visitedTurn }));
  const upTo = asks.length > 0 ? await latestTurn(em) : 0;
  const fresh = await matchesOf(em, asks, { upTo, shown: 1, atMost: LOOKED_AT });
  for (const [index, { search, of }] of known.entries()) {
    search.address = addressOf(of, search.query, search.sort);
    search.words = words[index] ?? [];
    search.newCount = fresh[index]?.total ?? 0;
    search.isCurrent = true;
  }
}

/** Returns a page of the viewer's saved searches, latest first. */
export async function listSavedSearches(context: Context, page: PageArguments): Promise<Page<SavedSearch>> {
  const found = await findPage(context.em, SavedSearch, page, {
    where: { owner: personOf(context).id },
    orderBy: { createdAt: "desc", id: "desc" },
  });
  await describeSearches(context, found.nodes);
  return found;
}

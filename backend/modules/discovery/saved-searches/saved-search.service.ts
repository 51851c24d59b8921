import { LockMode } from "@mikro-orm/core";
import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError, NotFoundError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { newToken } from "../../../shared/secret-token.ts";
import { nextLook } from "./alerts/schedule.ts";
import { describeSearches } from "./described.ts";
import { latestTurn } from "./matches.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import type { SavedSearchInput } from "./saved-search.inputs.ts";
import { MAX_SEARCHES, savedSearchRules } from "./saved-search.rules.ts";
import type { SearchAlert } from "./search-alert.ts";
import { readSearch } from "./search-query.ts";

/**
 * The first key of the advisory lock held while a person's searches are counted and named; the second is the
 * person's id.
 */
const LOCK = 7_305_132;

/** A rate limit of changes to saved searches, per account. */
const CHANGES: Limit = {
  name: "saved-searches",
  times: 200,
  seconds: 600,
  message: "You've changed your searches a lot.",
};

/**
 * Returns the owner's search, locked until the transaction ends.
 * @throws NotFoundError if it doesn't exist or isn't theirs.
 */
async function lockOwn(context: Context, id: string): Promise<SavedSearch> {
  const own = { id: parseId(id) ?? 0, owner: personOf(context).id };
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const search = await context.em.findOne(SavedSearch, own, options);
  if (!search) throw new NotFoundError("This saved search doesn't exist.");
  return search;
}

/**
 * Counts a change toward the rate limit, then makes it in a transaction that waits for concurrent changes to
 * the names and number of the person's searches. Counting within the transaction would need a second
 * connection, which could deadlock under load.
 */
async function counted<Made>(context: Context, change: () => Promise<Made>): Promise<Made> {
  const { id } = personOf(context);
  await context.limits.count(CHANGES, String(id));
  return context.em.transactional(async (em) => {
    await em.execute("select pg_advisory_xact_lock(?, ?)", [LOCK, id]);
    return change();
  });
}

/** @throws ConflictError at the name if another of the person's searches has it. */
async function assertFree(context: Context, name: string, except = 0): Promise<void> {
  const taken = await context.em.execute<unknown[]>(
    "select from saved_searches where owner_id = ? and fold_text(name) = fold_text(?) and id <> ?",
    [personOf(context).id, name, except],
  );
  const message = "You already have a search with this name";
  if (taken.length > 0) throw new ConflictError(message, { name: message });
}

/** Sets the alert. Only records published from now on are reported if there was no alert before. */
async function setAlert(
  context: Context,
  search: SavedSearch,
  alert: SearchAlert,
  weekday: number | null,
): Promise<void> {
  const now = new Date();
  if (search.alert === "none") search.toldTurn = await latestTurn(context.em);
  // Pending matches of a daily or weekly alert are reported immediately.
  const isSooner = alert === "instant" && (search.alert === "daily" || search.alert === "weekly");
  const isSame = search.alert === alert && search.weekday === weekday;
  if (!isSame) search.nextAt = isSooner ? now : nextLook(alert, weekday, now);
  Object.assign(search, { alert, weekday });
}

/**
 * Saves a search of a list.
 * @param address the query string of its screen's URL, such as `?search=gps&level=elite`.
 * @throws InvalidInputError at a parameter that the list does not support, or the name; ConflictError if the
 * name is taken, or at the limit of fifty searches.
 */
export async function saveSearch(
  context: Context,
  { list, address }: { list: string; address: string },
  input: SavedSearchInput,
): Promise<SavedSearch> {
  const { em } = context;
  const { name, alert, weekday } = await validate(savedSearchRules, input);
  const { query, sort } = readSearch(context.contributions, list, address);
  return counted(context, async () => {
    await assertFree(context, name);
    const owner = personOf(context).id;
    if ((await em.count(SavedSearch, { owner })) >= MAX_SEARCHES)
      throw new ConflictError(`You have ${MAX_SEARCHES} saved searches. Delete one first.`);
    const now = new Date();
    const turn = await latestTurn(em);
    const search = em.create(SavedSearch, {
      owner,
      name,
      list,
      query,
      sort,
      alert,
      weekday: alert === "weekly" ? weekday : null,
      toldTurn: turn,
      visitedTurn: turn,
      nextAt: nextLook(alert, weekday, now),
      unsubscribeKey: newToken(),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    return described(context, search);
  });
}

/**
 * Changes a search's name or alert.
 * @throws InvalidInputError at the name or day; ConflictError if the name is taken, or the search has changed
 * since `version`.
 */
export async function editSavedSearch(
  context: Context,
  id: string,
  input: SavedSearchInput,
  version: number,
): Promise<SavedSearch> {
  const { name, alert, weekday } = await validate(savedSearchRules, input);
  return counted(context, async () => {
    const search = await lockOwn(context, id);
    assertSameVersion(search, version, "search");
    await assertFree(context, name, search.id);
    search.name = name;
    await setAlert(context, search, alert, alert === "weekly" ? weekday : null);
    markEdited(search);
    await context.em.flush();
    return described(context, search);
  });
}

/** Deletes a search, which stops its emails. */
export async function deleteSavedSearch(context: Context, id: string): Promise<Done> {
  const { id: key, name } = await lockOwn(context, id);
  await context.em.nativeDelete(SavedSearch, { id: key });
  return { message: `The search “${name}” was deleted` };
}

/** Records that the owner has seen the list: what is public now is no longer new. */
export async function visitSavedSearch(context: Context, id: string): Promise<SavedSearch> {
  const search = await lockOwn(context, id);
  search.visitedTurn = await latestTurn(context.em);
  await context.em.flush();
  return described(context, search);
}

async function described(context: Context, search: SavedSearch): Promise<SavedSearch> {
  await describeSearches(context, [search]);
  return search;
}

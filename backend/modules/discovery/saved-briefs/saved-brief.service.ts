import { personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { ConflictError } from "../../../shared/errors.ts";
import type { Done } from "../../../shared/schema/done.ts";
import { validate } from "../../../shared/schema/validation.ts";
import { assertSameVersion, markEdited } from "../../../shared/schema/versioned.ts";
import { newToken } from "../../../shared/secret-token.ts";
import type { BriefInput } from "../briefs/brief.types.ts";
import { askBrief, readKnowledge } from "../briefs/reading/read-brief.ts";
import { nextLook } from "../saved-searches/alerts/schedule.ts";
import { latestTurn } from "../saved-searches/matches.ts";
import type { SearchAlert } from "../saved-searches/search-alert.ts";
import { described } from "./described.ts";
import { beginAnew, inputOf, type Start, startOf } from "./known-matches.ts";
import { assertFree, counted, lockOwnBrief } from "./own-brief.ts";
import { SavedBrief } from "./saved-brief.entity.ts";
import type { SavedBriefInput } from "./saved-brief.inputs.ts";
import { briefTextRules, MAX_BRIEFS, savedBriefRules } from "./saved-brief.rules.ts";

/** Returns a brief's content in its stored form, and its current matches. */
async function understand(context: Context, brief: BriefInput): Promise<{ says: BriefInput; start: Start }> {
  const { em } = context;
  // Read before the index, so later changes are matched again.
  const turn = await latestTurn(em);
  const knowledge = await readKnowledge(context);
  const { asked } = await askBrief(knowledge, brief);
  const says = inputOf({ ...asked, text: brief.text.trim() });
  await validate(briefTextRules, says);
  return { says, start: await startOf(context, says, { knowledge, turn }) };
}

/** Sets the alert. Only matches found from now on are reported if there was no alert before. */
function setAlert(brief: SavedBrief, alert: SearchAlert, weekday: number | null): void {
  const now = new Date();
  if (brief.alert === "none") brief.toldTurn = brief.matchedTurn;
  // Pending matches of a daily or weekly alert are reported immediately.
  const isSooner = alert === "instant" && (brief.alert === "daily" || brief.alert === "weekly");
  const isSame = brief.alert === alert && brief.weekday === weekday;
  if (!isSame) brief.nextAt = isSooner ? now : nextLook(alert, weekday, now);
  Object.assign(brief, { alert, weekday });
}

/**
 * Saves a brief with its parsed criteria. Its current matches don't count as new.
 * @throws InvalidInputError at the name or the brief's content; ConflictError if the name is taken, or at the
 * limit of fifty briefs.
 */
export async function saveBrief(
  context: Context,
  brief: BriefInput,
  input: SavedBriefInput,
): Promise<SavedBrief> {
  const { em } = context;
  const { name, alert, weekday } = await validate(savedBriefRules, input);
  const { says, start } = await understand(context, brief);
  return counted(context, async () => {
    await assertFree(context, name);
    const owner = personOf(context).id;
    if ((await em.count(SavedBrief, { owner })) >= MAX_BRIEFS)
      throw new ConflictError(`You have ${MAX_BRIEFS} saved briefs. Delete one first.`);
    const now = new Date();
    const made = em.create(SavedBrief, {
      ...(says as Required<typeof says>),
      owner,
      name,
      alert,
      weekday: alert === "weekly" ? weekday : null,
      matchedTurn: 0,
      toldTurn: 0,
      visitedTurn: 0,
      nextAt: nextLook(alert, weekday, now),
      unsubscribeKey: newToken(),
      version: 1,
      createdAt: now,
      updatedAt: now,
    } as never) as SavedBrief;
    await em.flush();
    await beginAnew(em, made, start);
    return described(em, made);
  });
}

/**
 * Changes a brief's name, alert or content. Changed criteria reset its matches: those that fit now don't
 * count as new.
 * @param brief the new content; unchanged without it.
 * @throws InvalidInputError at the name, day or brief; ConflictError if the name is taken, or the brief has
 * changed since `version`.
 */
export async function editSavedBrief(
  context: Context,
  id: string,
  edit: { input: SavedBriefInput; brief: BriefInput | null; version: number },
): Promise<SavedBrief> {
  const { em } = context;
  const { name, alert, weekday } = await validate(savedBriefRules, edit.input);
  const changed = edit.brief && (await understand(context, edit.brief));
  return counted(context, async () => {
    const found = await lockOwnBrief(context, id);
    assertSameVersion(found, edit.version, "brief");
    await assertFree(context, name, found.id);
    found.name = name;
    setAlert(found, alert, alert === "weekly" ? weekday : null);
    markEdited(found);
    const isOther = changed && JSON.stringify(changed.says) !== JSON.stringify(inputOf(found));
    if (isOther) {
      Object.assign(found, changed.says);
      await beginAnew(em, found, changed.start);
    }
    await em.flush();
    return described(em, found);
  });
}

/** Deletes a brief, which invalidates its share link and stops its emails. */
export async function deleteSavedBrief(context: Context, id: string): Promise<Done> {
  const { id: key, name } = await lockOwnBrief(context, id);
  await context.em.nativeDelete(SavedBrief, { id: key });
  return { message: `The brief “${name}” was deleted` };
}

/** Records that the owner has seen the matches: the current ones are no longer new. */
export async function visitSavedBrief(context: Context, id: string): Promise<SavedBrief> {
  const brief = await lockOwnBrief(context, id);
  brief.visitedTurn = brief.matchedTurn;
  await context.em.flush();
  return described(context.em, brief);
}

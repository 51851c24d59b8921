import type { Context } from "../../../shared/context.ts";
import type { Selection } from "../../../shared/rows/selection.ts";
import { newToken } from "../../../shared/secret-token.ts";
import { mayUseAccount } from "../../account/identity/account.policy.ts";
import { maySeePerson } from "../../account/profiles/privacy/person.policy.ts";
import type { BriefMatches } from "../briefs/brief.types.ts";
import { matchSolutions } from "../briefs/matching/match.service.ts";
import { assertFirst } from "../briefs/matching/match-records.ts";
import { described } from "./described.ts";
import { inputOf } from "./known-matches.ts";
import { counted, findOwnBrief, lockOwnBrief } from "./own-brief.ts";
import { SavedBrief } from "./saved-brief.entity.ts";
import type { SharedBrief } from "./shared-brief.ts";

/** The format of the secret part of a share link. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Shares one of the viewer's briefs by link, or stops sharing it; the link stays the same while it is shared.
 */
export function shareBrief(context: Context, id: string, shared: boolean): Promise<SavedBrief> {
  return counted(context, async () => {
    const brief = await lockOwnBrief(context, id);
    brief.shareToken = shared ? (brief.shareToken ?? newToken()) : null;
    await context.em.flush();
    return described(context.em, brief);
  });
}

/** Replaces the share link of one of the viewer's briefs, which invalidates the old one. */
export function renewBriefLink(context: Context, id: string): Promise<SavedBrief> {
  return counted(context, async () => {
    const brief = await lockOwnBrief(context, id);
    brief.shareToken = newToken();
    await context.em.flush();
    return described(context.em, brief);
  });
}

/** Returns the brief of a share link; null if it isn't shared or its owner's account was closed. */
async function findShared({ em, settings }: Context, token: string): Promise<SavedBrief | null> {
  const brief = TOKEN.test(token)
    ? await em.findOne(SavedBrief, { shareToken: token }, { populate: ["owner"] })
    : null;
  const owner = await brief?.owner.loadOrFail();
  return owner && mayUseAccount(owner, settings) && !owner.deletionDueAt ? brief : null;
}

/**
 * Returns the public view of the brief of a share link; null if it isn't shared or its owner's account was
 * closed. The owner is named only if their profile is public.
 */
export async function findSharedBrief(context: Context, token: string): Promise<SharedBrief | null> {
  const brief = await findShared(context, token);
  if (!brief) return null;
  const owner = await brief.owner.loadOrFail();
  const isNamed = maySeePerson(undefined, owner, context.settings);
  return {
    ...inputOf(brief),
    name: brief.name,
    updatedAt: brief.updatedAt,
    ownerName: isNamed ? `${owner.firstName} ${owner.lastName}` : null,
  } as SharedBrief;
}

/**
 * Returns the matches of the brief of a share link; null if there is none.
 * @throws InvalidInputError for more than twenty.
 */
export async function matchSharedBrief(
  context: Context,
  token: string,
  first: number,
  selection: Selection,
): Promise<BriefMatches | null> {
  assertFirst(first);
  const brief = await findShared(context, token);
  return brief && matchSolutions(context, inputOf(brief), first, selection);
}

/**
 * Returns the matches of one of the viewer's briefs; null if there is none.
 * @throws InvalidInputError for more than twenty.
 */
export async function matchSavedBrief(
  context: Context,
  id: string,
  first: number,
  selection: Selection,
): Promise<BriefMatches | null> {
  assertFirst(first);
  const brief = await findOwnBrief(context, id);
  return brief && matchSolutions(context, inputOf(brief), first, selection);
}

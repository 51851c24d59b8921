import type { Context } from "../../../../shared/context.ts";
import { limitedChange } from "../../../../shared/limited-change.ts";
import type { Selection } from "../../../../shared/rows/selection.ts";
import { newToken } from "../../../../shared/secret-token.ts";
import { mayUseAccount } from "../../../account/identity/account.policy.ts";
import { maySeePerson } from "../../../account/profiles/privacy/person.policy.ts";
import { entriesOfList } from "./entry.service.ts";
import type { SharedShortlist } from "./shared-shortlist.ts";
import { Shortlist } from "./shortlist.entity.ts";
import { ownShortlist, SHORTLIST_CHANGES } from "./shortlist.service.ts";

/** The format of the secret part of a share link. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Shares one of the viewer's lists by link, or stops sharing it; the link stays the same while it is shared.
 */
export async function shareShortlist(context: Context, id: string, shared: boolean): Promise<Shortlist> {
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    const list = await ownShortlist(context, id);
    list.shareToken = shared ? (list.shareToken ?? newToken()) : null;
    await context.em.flush();
    return list;
  });
}

/** Replaces the share link of one of the viewer's lists, which invalidates the old one. */
export async function renewShortlistLink(context: Context, id: string): Promise<Shortlist> {
  return limitedChange(context, SHORTLIST_CHANGES, async () => {
    const list = await ownShortlist(context, id);
    list.shareToken = newToken();
    await context.em.flush();
    return list;
  });
}

/**
 * Returns the public view of the list of a share link; null if it isn't shared or its owner's account was
 * closed. The owner is named only if their profile is public.
 */
export async function findSharedShortlist(
  context: Context,
  token: string,
  selection: Selection,
): Promise<SharedShortlist | null> {
  const { em, settings } = context;
  const list = TOKEN.test(token)
    ? await em.findOne(Shortlist, { shareToken: token }, { populate: ["owner"] })
    : null;
  if (!list) return null;
  const owner = await list.owner.loadOrFail();
  if (!mayUseAccount(owner, settings) || owner.deletionDueAt) return null;
  return {
    name: list.name,
    ownerName: maySeePerson(undefined, owner, settings) ? `${owner.firstName} ${owner.lastName}` : null,
    updatedAt: list.updatedAt,
    entries: selection.entries ? await entriesOfList(context, list, selection.entries) : [],
  };
}

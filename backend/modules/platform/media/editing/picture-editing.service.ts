import { object } from "yup";
import type { Context } from "../../../../shared/context.ts";
import { InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import { parseId, parseIds } from "../../../../shared/schema/ids.ts";
import { validate } from "../../../../shared/schema/validation.ts";
import { tidyText } from "../../../../shared/text/text.rules.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { LockedOwner, MediaOwner } from "../media-owner.ts";
import { MEDIA_OWNERS } from "../owners.ts";
import { readPicture, readPictures } from "../picture.service.ts";
import { type Picture, toPicture } from "../picture.ts";
import type { OwnerKind } from "../picture-columns.ts";
import { MAX_PICTURE_TEXT, type PictureRole } from "../picture-role.rules.ts";

const textRule = (label: string) =>
  tidyText(MAX_PICTURE_TEXT)
    .max(MAX_PICTURE_TEXT, `${label} must be at most ${MAX_PICTURE_TEXT} characters`)
    .nullable();
const rules = object({ alt: textRule("Alternative text"), caption: textRule("Caption") });

/** The texts of a picture; those that are left out are kept. */
export interface PictureTexts {
  readonly alt?: string | null;
  readonly caption?: string | null;
}

interface Editable {
  readonly id: number;
  readonly owner: MediaOwner;
  readonly locked: LockedOwner;
  readonly role: PictureRole;
  readonly hash: string;
}

/**
 * Returns a picture of a record that the actor may edit, which is locked until the transaction ends.
 * @throws NotFoundError; ForbiddenError
 */
async function lockEditablePicture(context: Context, id: string): Promise<Editable> {
  const [found] = await context.em.execute<
    { id: number; kind: OwnerKind; owner: number; role: PictureRole; hash: string }[]
  >(`select id, owner_kind as kind, owner_id as owner, role, hash from media where id = ?`, [
    parseId(id) ?? 0,
  ]);
  if (!found) throw new NotFoundError("This picture doesn't exist.");
  const owner = MEDIA_OWNERS[found.kind];
  const locked = await owner.lock(context, String(found.owner));
  return { id: found.id, owner, locked, role: found.role, hash: found.hash };
}

/**
 * Changes a picture's texts.
 * @throws InvalidInputError at the field; NotFoundError, ForbiddenError
 */
export async function editPicture(context: Context, id: string, input: PictureTexts): Promise<Picture> {
  const { alt, caption } = await validate(rules, input);
  const picture = await lockEditablePicture(context, id);
  const isGiven = { alt: alt !== undefined, caption: caption !== undefined };
  await context.em.execute(
    `update media set alt = case when ? then ? else alt end, caption = case when ? then ? else caption end
     where id = ?`,
    [isGiven.alt, alt ?? "", isGiven.caption, caption || null, picture.id],
  );
  await recordAuditEvent(context, {
    action: picture.owner.actions.changed,
    subject: picture.locked.id,
    changes: {
      ...(isGiven.alt && { alt: { after: alt ?? "" } }),
      ...(isGiven.caption && { caption: { after: caption ?? "" } }),
    },
  });
  return toPicture(context.publicUrl, await readPicture(context, picture.id));
}

/**
 * Puts the pictures of a record into another order.
 * @throws InvalidInputError at `ids` if they aren't all screenshots of one record; NotFoundError, ForbiddenError
 */
export async function orderPictures(context: Context, ids: readonly string[]): Promise<Picture[]> {
  const { em } = context;
  const [first = ""] = ids;
  const { owner, locked, role } = await lockEditablePicture(context, first);
  const ordered = parseIds([...new Set(ids)]);
  const known = await em.execute<{ id: number }[]>(
    "select id from media where owner_kind = ? and owner_id = ? and role = ?",
    [owner.kind, locked.id, role],
  );
  if (known.length !== ordered.length || !known.every(({ id }) => ordered.includes(id))) {
    const message = "These aren't all pictures of this record. Reload the page and order them again.";
    throw new InvalidInputError(message, { ids: message });
  }
  await em.execute(
    `update media p set position = o.position - 1
     from unnest(?::integer[]) with ordinality as o (id, position) where p.id = o.id`,
    [`{${ordered.join(",")}}`],
  );
  await recordAuditEvent(context, {
    action: owner.actions.changed,
    subject: locked.id,
    changes: { order: { after: ordered.join(", ") } },
  });
  return (await readPictures(context, ordered)).map((picture) => toPicture(context.publicUrl, picture));
}

/**
 * Removes a picture; its files are deleted later, unless another picture has the same.
 * @throws NotFoundError, ForbiddenError
 */
export async function removePicture(context: Context, id: string): Promise<void> {
  const { owner, locked, role, hash, ...picture } = await lockEditablePicture(context, id);
  await context.em.execute("delete from media where id = ?", [picture.id]);
  await recordAuditEvent(context, {
    action: owner.actions.removed,
    subject: locked.id,
    changes: { [role]: { before: hash } },
  });
}

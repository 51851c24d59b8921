import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import type { LockedOwner, MediaOwner } from "../media-owner.ts";
import { readPicture } from "../picture.service.ts";
import { type Picture, toPicture } from "../picture.ts";
import type { OwnerKind } from "../picture-columns.ts";
import { PICTURE_ROLES, type PictureRole } from "../picture-role.rules.ts";
import { RefusedPicture } from "../processing/refused-picture.ts";
import { renderApart } from "../processing/render-apart.ts";
import type { RenderedPicture } from "../processing/render-picture.ts";
import { insertPicture, storeFiles } from "./store-picture.ts";

/** The limit of uploaded pictures per account. */
const UPLOADS: Limit = {
  name: "picture-uploads",
  times: 200,
  seconds: 3600,
  message: "You've uploaded a lot of pictures.",
};
/** The most that an organization's pictures may take up, in bytes. */
const ORGANIZATION_QUOTA = 200 * 1024 ** 2;

/** Where a picture is to be added. */
export interface PicturePlace {
  readonly owner: MediaOwner;
  /** The id of the record. */
  readonly id: string;
  readonly role: PictureRole;
}

/**
 * Checks that the actor may add a picture, before its file is read.
 * @throws NotFoundError, ForbiddenError; TooManyRequestsError; ConflictError if there are too many already.
 */
export async function assertMayAdd(context: Context, { owner, id, role }: PicturePlace): Promise<void> {
  await context.limits.count(UPLOADS, String(personOf(context).id));
  await context.em.transactional(async () => {
    const locked = await owner.lock(context, id);
    await assertRoom(context, owner.kind, locked, role);
  });
}

/**
 * Adds a picture to a record; one of a role with a single picture replaces it. The files are stored first, so
 * that a failure leaves nothing but files that a job collects. The same file again changes nothing.
 * @throws InvalidInputError at `file`; StorageError; as `assertMayAdd`.
 */
export async function addPicture(
  context: Context,
  { owner, id, role }: PicturePlace,
  bytes: Uint8Array,
): Promise<Picture> {
  const rendered = await rendering(bytes, role);
  await storeFiles(context, rendered);
  const added = await context.em.transactional(async (em) => {
    const locked = await owner.lock(context, id);
    const [same] = await em.execute<{ id: number }[]>(
      "select id from media where owner_kind = ? and owner_id = ? and role = ? and hash = ?",
      [owner.kind, locked.id, role, rendered.hash],
    );
    if (same) return same.id;
    await assertRoom(context, owner.kind, locked, role);
    if (PICTURE_ROLES[role].max === 1)
      await em.execute("delete from media where owner_kind = ? and owner_id = ? and role = ?", [
        owner.kind,
        locked.id,
        role,
      ]);
    const place = { kind: owner.kind, id: locked.id, role };
    const picture = await insertPicture(context, place, rendered, { addedBy: personOf(context).id });
    await recordAuditEvent(context, {
      action: owner.actions.added,
      subject: locked.id,
      changes: { [role]: { after: rendered.hash } },
    });
    return picture;
  });
  return toPicture(context.publicUrl, await readPicture(context, added));
}

async function rendering(bytes: Uint8Array, role: PictureRole): Promise<RenderedPicture> {
  try {
    return await renderApart(bytes, role);
  } catch (error) {
    if (!(error instanceof RefusedPicture)) throw error;
    throw new InvalidInputError(error.message, { file: error.message });
  }
}

/** @throws ConflictError if the record has the most pictures of this role, or its organization's quota is used. */
export async function assertRoom(
  { em }: Pick<Context, "em">,
  kind: OwnerKind,
  { id, organizationId }: LockedOwner,
  role: PictureRole,
): Promise<void> {
  const { max } = PICTURE_ROLES[role];
  const [found] = await em.execute<{ count: number; bytes: string }[]>(
    `select (select count(*)::int from media where owner_kind = ? and owner_id = ? and role = ?) as count,
      (select coalesce(sum(p.bytes), 0) from media p
        left join solutions s on s.id = p.solution_id join vendors v on v.id = coalesce(p.vendor_id, s.vendor_id)
        where v.organization_id = ?) as bytes`,
    [kind, id, role, organizationId ?? 0],
  );
  if (max > 1 && (found?.count ?? 0) >= max)
    throw refusal(`There are already ${max} pictures. Remove one to add another.`);
  if (Number(found?.bytes ?? 0) >= ORGANIZATION_QUOTA)
    throw refusal("Your organization's pictures take up 200 MB, which is the most. Remove some first.");
}

function refusal(message: string): ConflictError {
  return new ConflictError(message, { file: message });
}

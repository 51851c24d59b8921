import type { Context } from "../../../../shared/context.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { fileName } from "../picture.ts";
import type { OwnerKind } from "../picture-columns.ts";
import type { PictureRole } from "../picture-role.rules.ts";
import type { RenderedPicture } from "../processing/render-picture.ts";

/** The record that a picture belongs to, and what it is there. */
interface Place {
  readonly kind: OwnerKind;
  readonly id: number;
  readonly role: PictureRole;
}

interface Origin {
  readonly alt?: string;
  /** The account that added it. */
  readonly addedBy?: number;
}

/** Key of the advisory lock that keeps files from being collected while a picture gets them. */
const FILES_LOCK = 7_305_260;
/** SQL that waits until no picture is about to get files, and keeps them from it until the transaction ends. */
export const HOLD_FILES = `select pg_advisory_xact_lock(${FILES_LOCK})`;

/** Stores a picture's files. @throws StorageError */
export async function storeFiles(
  { settings }: Pick<Context, "settings">,
  { hash, renditions }: RenderedPicture,
): Promise<void> {
  const storage = storageOf(settings.media);
  for (const { width, bytes } of renditions) await storage.put(fileName(hash, width), bytes, "image/webp");
}

/** Stores those of a picture's files again that were collected since, as nothing used them yet. */
async function restoreFiles(
  { settings }: Pick<Context, "settings">,
  picture: RenderedPicture,
): Promise<void> {
  const storage = storageOf(settings.media);
  for (const { width } of picture.renditions)
    if (!(await storage.get(fileName(picture.hash, width)))) return storeFiles({ settings }, picture);
}

/** Adds a picture whose files are stored after those of its record. Returns its id. Requires a transaction. */
export async function insertPicture(
  { em, settings }: Pick<Context, "em" | "settings">,
  { kind, id, role }: Place,
  picture: RenderedPicture,
  { alt = "", addedBy }: Origin,
): Promise<number> {
  const { hash, width, height, renditions, placeholder } = picture;
  await em.execute(`select pg_advisory_xact_lock_shared(${FILES_LOCK})`);
  await restoreFiles({ settings }, picture);
  const widths = `{${renditions.map((rendition) => rendition.width).join(",")}}`;
  const bytes = renditions.reduce((sum, rendition) => sum + rendition.bytes.length, 0);
  const [row] = await em.execute<{ id: number }[]>(
    `insert into media (owner_kind, owner_id, role, position, alt, width, height, widths, placeholder, hash, bytes,
       added_by_id)
     select ?, ?, ?, coalesce(max(position) + 1, 0), ?, ?, ?, ?::integer[], ?, ?, ?, ?
     from media where owner_kind = ? and owner_id = ? and role = ? returning id`,
    [kind, id, role, alt, width, height, widths, placeholder, hash, bytes, addedBy ?? null, kind, id, role],
  );
  if (!row) throw new Error("The picture was not added.");
  return row.id;
}

/** Stores a picture that nobody uploaded. */
export async function storePicture(
  context: Pick<Context, "em" | "settings">,
  place: Place,
  rendered: RenderedPicture,
  origin: Origin,
): Promise<void> {
  await storeFiles(context, rendered);
  await context.em.transactional((em) => insertPicture({ ...context, em }, place, rendered, origin));
}

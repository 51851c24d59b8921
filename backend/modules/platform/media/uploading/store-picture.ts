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

/** Stores a picture's files. @throws StorageError */
export async function storeFiles(
  { settings }: Pick<Context, "settings">,
  { hash, renditions }: RenderedPicture,
): Promise<void> {
  const storage = storageOf(settings.media);
  for (const { width, bytes } of renditions) await storage.put(fileName(hash, width), bytes, "image/webp");
}

/** Adds a picture whose files are stored after those of its record. Returns its id. */
export async function insertPicture(
  { em }: Pick<Context, "em">,
  { kind, id, role }: Place,
  { hash, width, height, renditions, placeholder }: RenderedPicture,
  { alt = "", addedBy }: Origin,
): Promise<number> {
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
  await insertPicture(context, place, rendered, origin);
}

import { PUBLIC_PATH } from "./picture.ts";
import type { PictureRole } from "./picture-role.rules.ts";

/** The kinds of records that have pictures, as in the table `media`. */
export type OwnerKind = "vendor" | "solution" | "user" | "post";

/** SQL of whether the record of a kind, whose table is `alias`, is public with its pictures. */
export const isPublicOwner: Readonly<Record<OwnerKind, (alias: string) => string>> = {
  vendor: (alias) => `${alias}.status = 'published'`,
  solution: (alias) => `${alias}.status = 'published'`,
  post: (alias) => `${alias}.status = 'published'`,
  user: (alias) =>
    `(${alias}.is_active and ${alias}.anonymized_at is null and ${alias}.deletion_due_at is null and ${alias}.privacy_profile_visibility)`,
};

/** SQL of the public path of the widest file of the row `p` of `media`. */
export const WIDEST_FILE = `'${PUBLIC_PATH}/' || p.hash || '-' || p.width || '.webp'`;

/** SQL of a `StoredPicture` from the row `p` of `media`. */
export const storedPicture = (isPublic: string): string =>
  `json_build_object('id', p.id, 'role', p.role, 'alt', p.alt, 'caption', p.caption, 'width', p.width,
    'height', p.height, 'widths', p.widths, 'placeholder', p.placeholder, 'hash', p.hash, 'isPublic', ${isPublic})`;

type Formula = (columns: unknown, table: { readonly alias: string }) => string;

/** The formula of the only picture of a role; null if there is none. It is read with the row that it belongs to. */
export const pictureColumn =
  (kind: OwnerKind, role: PictureRole): Formula =>
  (_columns, { alias }) =>
    `(select ${storedPicture(isPublicOwner[kind](alias))} from media p
      where p.${kind}_id = ${alias}.id and p.role = '${role}')`;

/** The formula of all pictures of a role, in their order. */
export const picturesColumn =
  (kind: OwnerKind, role: PictureRole): Formula =>
  (_columns, { alias }) =>
    `(select coalesce(json_agg(${storedPicture(isPublicOwner[kind](alias))} order by p.position, p.id), '[]'::json)
      from media p where p.${kind}_id = ${alias}.id and p.role = '${role}')`;

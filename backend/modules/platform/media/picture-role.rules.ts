/** What a picture is to the record that it belongs to. */
export type PictureRole = "logo" | "screenshot" | "avatar" | "cover";

/** How the pictures of a role are kept. */
export interface RoleRules {
  /** The most pictures of the role that a record can have; a new one replaces the only one. */
  readonly max: number;
  /** The widths that it is kept in, in pixels, ascending; a narrower picture has fewer, and is never enlarged. */
  readonly widths: readonly [number, number, number];
  /** Its maximum height in pixels. */
  readonly height: number;
}

/** The roles of pictures. */
export const PICTURE_ROLES: Readonly<Record<PictureRole, RoleRules>> = {
  logo: { max: 1, widths: [96, 192, 384], height: 384 },
  screenshot: { max: 10, widths: [480, 960, 1600], height: 1600 },
  avatar: { max: 1, widths: [96, 192, 384], height: 384 },
  cover: { max: 1, widths: [480, 960, 1600], height: 1600 },
};

/** The maximum size of an uploaded picture, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 ** 2;
/** The maximum number of pixels of an uploaded picture. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** The maximum length of a caption and of an alternative text. */
export const MAX_PICTURE_TEXT = 300;
/** What people can upload, for file pickers. */
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml";
/** The same in words. */
export const PICTURE_HINT = "PNG, JPEG, WebP, AVIF, GIF or SVG, up to 10 MB and 50 megapixels";

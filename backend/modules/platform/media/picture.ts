import { Field, ID, Int, ObjectType } from "type-graphql";
import type { PictureRole } from "./picture-role.rules.ts";

/** A picture as it is read from the table `media`. */
export interface StoredPicture {
  readonly id: number;
  readonly role: PictureRole;
  readonly alt: string;
  readonly caption: string | null;
  readonly width: number;
  readonly height: number;
  /** The widths that there are files of, ascending. */
  readonly widths: readonly number[];
  readonly placeholder: string;
  readonly hash: string;
  /** Whether its record is public; otherwise only those who may edit the record see it. */
  readonly isPublic: boolean;
}

@ObjectType({ description: "An uploaded picture, re-encoded as WebP without metadata." })
export class Picture {
  @Field(() => ID)
  id: string;

  @Field({ description: "The path of its widest file on this server." })
  src: string;

  @Field({
    description:
      "The paths of its files with their widths, as in the attribute `srcset`: `/media/a-480.webp 480w, /media/a-960.webp 960w`.",
  })
  srcset: string;

  @Field({ description: "The whole address of its widest file." })
  url: string;

  @Field(() => Int, { description: "The width of its widest file, in pixels." })
  width: number;

  @Field(() => Int, { description: "The height of its widest file, in pixels." })
  height: number;

  @Field({ description: "What it shows, for those who can't see it; empty if its record says it." })
  alt: string;

  @Field(() => String, { nullable: true, description: "The text below it; null for none." })
  caption: string | null;

  @Field({ description: "A tiny blurred version as a data URL, to show while it loads." })
  placeholder: string;
}

/** The path of public pictures, which are the same for everyone. */
export const PUBLIC_PATH = "/media";
/** The path of pictures of records that aren't public, for those who may edit them. */
export const PRIVATE_PATH = "/uploads/media";

/** The name of a picture's file. */
export const fileName = (hash: string, width: number): string => `${hash}-${width}.webp`;

/** Converts a stored picture to its type. */
export function toPicture(publicUrl: string, stored: StoredPicture): Picture {
  const { id, alt, caption, width, height, placeholder, hash, widths, isPublic } = stored;
  const pathOf = (of: number) => `${isPublic ? PUBLIC_PATH : PRIVATE_PATH}/${fileName(hash, of)}`;
  return {
    id: String(id),
    src: pathOf(width),
    srcset: widths.map((of) => `${pathOf(of)} ${of}w`).join(", "),
    url: publicUrl + pathOf(width),
    width,
    height,
    alt,
    caption,
    placeholder,
  };
}

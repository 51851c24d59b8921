import { webAddress } from "../../../shared/import-kind/fields.ts";
import type { ComputedColumn } from "../../../shared/import-kind/kind.ts";
import { listOf } from "../../../shared/import-kind/lists.ts";
import { PICTURE_ROLES } from "./picture-role.rules.ts";

const { max: maxItems } = PICTURE_ROLES.screenshot;

/** The rules of a file's columns that name pictures by their addresses. */
export const pictureRules = {
  logo: webAddress(),
  screenshots: listOf({ maxItems, maxLength: 2000 }).of(webAddress().required("is empty")),
};

interface PictureRow {
  readonly logo?: string | null | undefined;
  readonly screenshots?: readonly string[] | undefined;
}

/** The columns that keep these addresses, from which a job fetches the pictures. */
export const pictureColumns: Readonly<Record<string, ComputedColumn<object>>> = {
  logo_source: { type: "text", value: (row: PictureRow) => row.logo || undefined, initial: "null" },
  screenshot_sources: {
    type: "text[]",
    value: ({ screenshots }: PictureRow) => (screenshots?.length ? screenshots : undefined),
    initial: "'{}'",
  },
};

/** What other catalogs call these columns. */
export const pictureNames = {
  logo: ["logourl", "logoaddress", "icon", "iconurl", "image", "imageurl", "thumbnail", "picture"],
  screenshots: ["screenshoturls", "images", "imageurls", "pictures", "photos", "gallery"],
};

/** What `--columns` says of them. */
export const pictureAbout = {
  logo: "The address of a picture (http or https), which is fetched after the import.",
  screenshots: `Up to ${maxItems} addresses of pictures, which are fetched after the import.`,
};

import { webAddress } from "../../../shared/import-kind/fields.ts";
import type { ComputedColumn } from "../../../shared/import-kind/kind.ts";
import { listOf } from "../../../shared/import-kind/lists.ts";
import { WIDEST_FILE } from "./picture-columns.ts";
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

/** SQL of the picture `p` of the stored row `t` that an address here names. */
const ownPicture = (kind: string, role: string, url: string) =>
  `p.${kind}_id = t.id and p.role = '${role}' and ${url} like '%' || ${WIDEST_FILE}`;

/**
 * The columns that keep these addresses, from which a job fetches the pictures. A downloaded file names pictures by
 * their addresses here, which stand for where they came from.
 */
export const pictureColumns = (
  kind: "vendor" | "solution",
): Readonly<Record<string, ComputedColumn<object>>> => ({
  logo_source: {
    type: "text",
    value: (row: PictureRow) => row.logo || undefined,
    initial: "null",
    keepWhenGiven: `exists (select from media p where ${ownPicture(kind, "logo", "excluded.logo_source")})`,
  },
  screenshot_sources: {
    type: "text[]",
    value: ({ screenshots }: PictureRow) => (screenshots?.length ? screenshots : undefined),
    initial: "'{}'",
    // Those that people have uploaded came from nowhere.
    taken: `array(
      select coalesce(own.url, given.url)
      from unnest(excluded.screenshot_sources) with ordinality as given(url, place)
      left join lateral (
        select p.id, f.url from media p left join picture_fetches f on f.media_id = p.id and not f.is_removed
        where ${ownPicture(kind, "screenshot", "given.url")} limit 1) own on true
      where own.id is null or own.url is not null
      order by given.place)`,
  },
});

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

import { optionalText } from "../../../shared/import-kind/fields.ts";
import type { ComputedColumn } from "../../../shared/import-kind/kind.ts";
import { listOf } from "../../../shared/import-kind/lists.ts";
import { packedIn } from "../../../shared/import-kind/packed-source.ts";
import { ofText } from "../../../shared/text/text.rules.ts";
import { isWebAddress, wholeAddress } from "../../../shared/text/web-address.rules.ts";
import { WIDEST_FILE } from "./picture-columns.ts";
import { PICTURE_ROLES } from "./picture-role.rules.ts";

const { max: maxItems } = PICTURE_ROLES.screenshot;

/** An address, or the source of a file in the imported archive. */
const pictureAddress = () =>
  optionalText(2000)
    .transform(ofText((given: string) => (packedIn(given) ? given : wholeAddress(given))))
    .test(
      "address",
      "must be an http or https address",
      (value) => !value || packedIn(value) !== undefined || isWebAddress(value),
    );

/** The rules of a file's columns that name pictures by their addresses. */
export const pictureRules = {
  logo: pictureAddress(),
  screenshots: listOf({ maxItems, maxLength: 2000 }).of(pictureAddress().required("is empty")),
};

/** The fields of these rules, which may also name files in the archive beside the rows. */
export const packedPictures = Object.keys(pictureRules);

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
  logo: "The address of a picture (http or https), which is fetched after the import, or its name in an uploaded ZIP.",
  screenshots: `Up to ${maxItems} addresses of pictures, which are fetched after the import, or their names in an uploaded ZIP.`,
};

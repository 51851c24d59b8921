import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp";
import { MAX_PICTURE_PIXELS, PICTURE_ROLES, type PictureRole } from "../picture-role.rules.ts";
import { assertOneFormat } from "./one-format.ts";
import { RefusedPicture } from "./refused-picture.ts";

/** One of the widths of a picture. */
interface Rendition {
  readonly width: number;
  readonly bytes: Buffer;
}

/** A re-encoded picture. */
export interface RenderedPicture {
  /** The first half of the SHA-256 hash of the widest file, as hexadecimal digits. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** By width, ascending. */
  readonly renditions: readonly Rendition[];
  readonly placeholder: string;
}

/** The decoders that are allowed, so that a flaw in another can't be reached. */
const DECODERS = ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Svg"];
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

const OPTIONS: SharpOptions = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: "error",
  // The first frame of an animated one.
  pages: 1,
};

/** The formats that people can upload, as sharp names them. */
const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "svg", "heif"]);
/** The longer side of the placeholder, in pixels. */
const PLACEHOLDER = 16;
/** The resolution at which a length in an SVG file is as many pixels. */
const DENSITY = 72;
const MAX_DENSITY = 4_800;
const HASH_DIGITS = 32;

/**
 * Decodes a picture and encodes it again, without metadata, upright, in the widths of its role.
 * @throws RefusedPicture if it isn't a picture or exceeds a limit.
 */
export async function renderPicture(bytes: Uint8Array, role: PictureRole): Promise<RenderedPicture> {
  const { widths, height: maxHeight } = PICTURE_ROLES[role];
  const maxWidth = widths[2];
  assertOneFormat(bytes);
  try {
    const metadata = await sharp(bytes, { ...OPTIONS, limitInputPixels: false }).metadata();
    assertKnown(metadata);
    const { data, info } = await open(bytes, metadata, maxWidth)
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } });
    const renditions: Rendition[] = [];
    for (const wanted of new Set(widths.map((of) => Math.min(of, width))))
      renditions.push({ width: wanted, bytes: await encode(pixels().resize({ width: wanted }), role) });
    const tiny = await pixels()
      .resize({ width: PLACEHOLDER, height: PLACEHOLDER, fit: "inside" })
      .webp({ quality: 30, alphaQuality: 30, effort: 6 })
      .toBuffer();
    const widest = renditions.at(-1)?.bytes ?? Buffer.of();
    return {
      hash: createHash("sha256").update(widest).digest("hex").slice(0, HASH_DIGITS),
      width,
      height,
      renditions,
      placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
    };
  } catch (error) {
    throw refusalOf(error);
  }
}

function assertKnown({ format, width, height }: Metadata): void {
  if (!format || !FORMATS.has(format)) throw new RefusedPicture("unknown");
  if (format !== "svg" && width * height > MAX_PICTURE_PIXELS) throw new RefusedPicture("pixels");
}

/** Opens a picture; a drawing is drawn at the size that is needed, whichever it says. */
function open(bytes: Uint8Array, { format, width, height }: Metadata, needed: number): Sharp {
  if (format !== "svg") return sharp(bytes, OPTIONS);
  const density = Math.min(MAX_DENSITY, Math.max(1, Math.ceil((DENSITY * needed) / Math.max(width, height))));
  return sharp(bytes, { ...OPTIONS, density });
}

const encode = (picture: Sharp, role: PictureRole): Promise<Buffer> =>
  picture.webp({ quality: role === "logo" ? 90 : 80, effort: 3 }).toBuffer();

function refusalOf(error: unknown): RefusedPicture {
  if (error instanceof RefusedPicture) return error;
  const message = error instanceof Error ? error.message : "";
  if (/pixel limit|dimensions|too large|exceeds/i.test(message)) return new RefusedPicture("pixels");
  return new RefusedPicture(/unsupported image format/i.test(message) ? "unknown" : "damaged");
}

/** Why a file isn't accepted as a picture. */
const REASONS = {
  unknown: "This isn't a picture in a format that we can read. Use PNG, JPEG, WebP, AVIF, GIF or SVG.",
  damaged: "This picture is damaged. Export it again, or choose another.",
  pixels: "A picture can have up to 50 megapixels. Choose a smaller one.",
  mixed: "This file is a picture and something else at once. Export the picture again.",
  slow: "This picture takes too long to read. Export it again with fewer details.",
  empty: "The file is empty.",
} as const;

export type Refusal = keyof typeof REASONS;

/** The file isn't accepted; its message says why, for the person who chose it. */
export class RefusedPicture extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(REASONS[refusal]);
    this.refusal = refusal;
  }
}

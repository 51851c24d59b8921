import sharp from "sharp";
import type { Picture } from "../modules/platform/media/picture.ts";
import type { TestClient } from "./servers/test-app.ts";

/** A plain picture of this size, as a PNG file. */
export function pngOf(width: number, height: number, background = "#0b6b43"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

/** Uploads a file as a picture of a record. */
export async function upload(
  by: TestClient,
  place: { readonly kind: string; readonly id: number | string; readonly role: string },
  bytes: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
) {
  const query = new URLSearchParams({ ...place, id: String(place.id) });
  const response = await by.fetch(`/uploads/media?${query}`, {
    method: "POST",
    body: bytes as BodyInit,
    headers,
    ...(bytes instanceof ReadableStream && { duplex: "half" }),
  });
  const body = (await response.json()) as Picture & {
    code?: string;
    message?: string;
    errors?: Record<string, string>;
  };
  return { status: response.status, body };
}

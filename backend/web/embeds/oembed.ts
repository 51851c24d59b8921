import type { Request, RequestHandler, Response } from "express";
import { PROBLEM, problemOf } from "../../rest/errors.ts";
import { InvalidInputError, NotFoundError } from "../../shared/errors.ts";
import { escapeHtml } from "../pages/escape-html.ts";
import { CACHED, type EmbeddedRecord } from "./embed-page.ts";

/** The size of a record's frame, in pixels. */
const SIZE = { width: 480, height: 220 } as const;

type RecordAt = (request: Request, response: Response, path: string) => Promise<EmbeddedRecord>;

/**
 * Answers /oembed?url=ADDRESS with the frame of the record at a page's address (oEmbed 1.0, JSON).
 * @param recordAt finds a record by the path of its page.
 */
export function oembed(publicUrl: string, recordAt: RecordAt): RequestHandler {
  return async (request, response) => {
    const { url, format = "json", maxwidth, maxheight } = request.query;
    // The specification demands 501 for formats that aren't provided.
    if (format !== "json") {
      const problem = problemOf(501, "NOT_IMPLEMENTED", "Only JSON is provided: leave out the format.");
      return void response.status(501).type(PROBLEM).json(problem);
    }
    if (typeof url !== "string" || !URL.canParse(url))
      throw new InvalidInputError("url is the address of a page here.", { url: "Invalid" });
    const { host, pathname } = new URL(url);
    // The requested host is also ours, such as 127.0.0.1 for localhost.
    if (host !== new URL(publicUrl).host && host !== request.headers.host)
      throw new NotFoundError("That address isn't one of this site.");
    const { title, by, path } = await recordAt(request, response, pathname);
    const width = limited(SIZE.width, maxwidth, "maxwidth");
    const height = limited(SIZE.height, maxheight, "maxheight");
    const html = `<iframe src="${escapeHtml(`${publicUrl}/embed${path}`)}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`;
    response.set({ "Cache-Control": `public, max-age=${CACHED}`, "Access-Control-Allow-Origin": "*" }).json({
      type: "rich",
      version: "1.0",
      title,
      ...(by && { author_name: by }),
      provider_name: "SportsTech Hub",
      provider_url: publicUrl,
      cache_age: CACHED,
      html,
      width,
      height,
    });
  };
}

/** @throws InvalidInputError for a limit that isn't a positive number. */
function limited(usual: number, most: unknown, name: string): number {
  if (most === undefined) return usual;
  const limit = typeof most === "string" && /^[1-9]\d{0,4}$/.test(most) ? Number(most) : 0;
  if (limit === 0) throw new InvalidInputError(`${name} is a number of pixels.`, { [name]: "Invalid" });
  return Math.min(usual, limit);
}

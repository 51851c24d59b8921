import { Readable } from "node:stream";
import { type Response, Router } from "express";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { VisitorContext } from "../../modules/platform/view-counts/visitor-context.ts";
import { NotFoundError } from "../../shared/errors.ts";
import type { ContextOf } from "../../shared/request-context.ts";
import { countPages, listPages, type PageAddress } from "./page-addresses.ts";

/** The maximum number of URLs in a file; the protocol allows 50,000. */
const MAX_URLS = 45_000;

/**
 * Serves /sitemap.xml: all public pages, or, if there are too many for one file, an index of /sitemap-1.xml
 * and so on.
 */
export function sitemap(contextOf: ContextOf<VisitorContext>, fileSize = MAX_URLS): Router {
  const router = Router();
  router.get("/sitemap.xml", async (request, response) => {
    const { em, publicUrl } = await contextOf(request, response);
    const files = Math.ceil((await countPages(em)) / fileSize);
    if (files <= 1) {
      const pages = await listPages(em, 1, fileSize);
      await send(response, toXml(pages, publicUrl));
      return;
    }
    const parts = Array.from({ length: files }, (_, index) => ({
      url: `${publicUrl}/sitemap-${index + 1}.xml`,
    }));
    await send(response, Readable.from(parts).pipe(new SitemapIndexStream()));
  });
  router.get("/sitemap-:part.xml", async (request, response) => {
    const { em, publicUrl } = await contextOf(request, response);
    const part = Number(request.params.part);
    const pages =
      Number.isInteger(part) && part >= 1 && part <= 1000 ? await listPages(em, part, fileSize) : [];
    if (pages.length === 0) throw new NotFoundError("This part of the sitemap doesn't exist.");
    await send(response, toXml(pages, publicUrl));
  });
  return router;
}

function toXml(pages: PageAddress[], hostname: string): Readable {
  const xmlns = { news: false, video: false, xhtml: false, image: false };
  return Readable.from(pages).pipe(new SitemapStream({ hostname, xmlns }));
}

/** Sends the file in one piece, so that it gets an ETag. */
async function send(response: Response, xml: Readable): Promise<void> {
  response.set("Cache-Control", "public, max-age=3600").type("application/xml");
  response.send(await streamToPromise(xml));
}

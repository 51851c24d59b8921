import { type RequestHandler, Router } from "express";
import { LRUCache } from "lru-cache";
import type { Execute } from "../../graphql/execute.ts";
import type { VisitorContext } from "../../modules/platform/view-counts/visitor-context.ts";
import { NotFoundError } from "../../shared/errors.ts";
import { withConnectionQuota } from "../../shared/postgres/connection-quota.ts";
import type { ContextOf } from "../../shared/request-context.ts";
import { isPlainTarget } from "../guards/plain-target.ts";
import { renderQueue, visitorOf } from "../pages/render-queue.ts";
import { type RenderPage, statusOf } from "../pages/serve-pages.ts";
import { drawCard } from "./draw-card.ts";

/** Matches the path of a page between a prefix and a version. */
const ADDRESS = /^\/cards(\/.+)?\/[0-9a-z]{1,8}\.png$/;
/** The maximum memory for rendered cards, in bytes; enough for some three hundred. */
const MEMORY = 16 * 1024 ** 2;
/** Clients may cache a card for a year, since its URL changes with its content. */
const CURRENT = "public, max-age=31536000, immutable";
const NO_CARD = "There's no card at this address.";
const OUTDATED = "public, max-age=60";
/** Renders one card at a time, leaving the processor to pages; the last of a burst of fifty waits seconds. */
const BOUNDS = { concurrency: 1, maxWait: 20_000 };

/**
 * Serves /cards/PATH/VERSION.png: the preview image of the page at a path, for links to it. It shows what the
 * page shows to everyone, so that every public page has one and nothing else does.
 */
export function cards(
  renderPage: RenderPage,
  execute: Execute,
  publicUrl: string,
  contextOf: ContextOf<VisitorContext>,
): Router {
  const inQueue = renderQueue(BOUNDS);
  const drawn = new LRUCache<string, Buffer>({
    maxSize: MEMORY,
    sizeCalculation: ({ length }) => length,
  });

  const answer: RequestHandler = async (request, response) => {
    const [, url = "/"] = ADDRESS.exec(request.path) ?? [];
    // A URL with another host isn't a page's path.
    if (!isPlainTarget(url)) throw new NotFoundError(NO_CARD);
    // A card is the same for everyone, so requests are handled as anonymous.
    delete request.headers.cookie;
    delete request.headers.authorization;
    const { path, image } = await inQueue(visitorOf(request), async () => {
      const contextValue = await contextOf(request, response);
      const { status, card, error } = await withConnectionQuota(() =>
        renderPage({ url, execute, contextValue, theme: undefined, publicUrl, statusOf }),
      );
      if (status >= 400 && error) throw error;
      if (status !== 200 || !card) throw new NotFoundError(NO_CARD);
      const image = drawn.get(card.path) ?? (await drawCard(card));
      drawn.set(card.path, image);
      return { path: card.path, image };
    });
    response.set("Cache-Control", path === request.path ? CURRENT : OUTDATED);
    response.type("png").send(image);
  };
  const router = Router();
  router.get(ADDRESS, answer);
  return router;
}

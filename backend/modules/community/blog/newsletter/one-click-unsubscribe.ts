import { Router } from "express";
import type { ContextOf } from "../../../../shared/request-context.ts";
import { assertCleanText } from "../../../../shared/text/clean-text.ts";
import { unsubscribe } from "./newsletter.service.ts";

/**
 * POST /newsletter/unsubscribe?key=…: the request that mail clients send for the List-Unsubscribe header (RFC 8058). It
 * carries no cookie and needs none, because the key authorizes nothing but this. Opening the link
 * with GET shows a page with a button, because link scanners follow links, too.
 */
export function oneClickUnsubscribe(contextOf: ContextOf): Router {
  const router = Router();
  router.post("/newsletter/unsubscribe", async (request, response) => {
    const { key } = request.query;
    const text = typeof key === "string" ? key : "";
    assertCleanText({ key: text });
    const { message } = await unsubscribe(await contextOf(request, response), text);
    response.type("text/plain").send(message);
  });
  return router;
}

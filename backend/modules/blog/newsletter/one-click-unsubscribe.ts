import { Router } from "express";
import { assertCleanText } from "../../../shared/clean-text.ts";
import type { ContextOf } from "../../../shared/request-context.ts";
import { unsubscribe } from "./newsletter.service.ts";

/**
 * POST /newsletter/unsubscribe?key=…: what a mail program sends for the List-Unsubscribe header (RFC 8058). It
 * carries no cookie, and needs none: the key in the address allows this alone. Somebody who follows the link
 * by GET gets a page with a button, since programs follow links too.
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

import { Router } from "express";
import type { Context } from "../../../../shared/context.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { assertCleanText } from "../../../../shared/text/clean-text.ts";

/** Stops the alert emails of the search with this key. The response is the same for an unknown key. */
export async function stopSearchAlerts({ em }: Pick<Context, "em">, key: string): Promise<Done> {
  await em.execute(
    `update saved_searches set alert = 'none', weekday = null, next_at = null, version = version + 1,
       updated_at = now() where unsubscribe_key = ? and alert <> 'none'`,
    [key],
  );
  return { message: "You won't get any more emails about this search. It's still in your profile." };
}

/**
 * POST /searches/unsubscribe?key=…: the request that mail clients send for the List-Unsubscribe header (RFC 8058). It
 * needs no cookie, because the key authorizes nothing but this. Opening the link with GET shows a page with a button.
 */
export function oneClickStop(contextOf: ContextOf): Router {
  const router = Router();
  router.post("/searches/unsubscribe", async (request, response) => {
    const { key } = request.query;
    const text = typeof key === "string" ? key : "";
    assertCleanText({ key: text });
    const { message } = await stopSearchAlerts(await contextOf(request, response), text);
    response.type("text/plain").send(message);
  });
  return router;
}

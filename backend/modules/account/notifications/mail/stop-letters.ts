import { Router } from "express";
import sql from "sql-template-tag";
import type { Context } from "../../../../shared/context.ts";
import type { ContextOf } from "../../../../shared/request-context.ts";
import { queryRows } from "../../../../shared/rows/query.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { assertCleanText } from "../../../../shared/text/clean-text.ts";

/** Turns off the emails that these keys identify. The response is the same for unknown keys. */
export async function stopLetters({ em }: Pick<Context, "em">, key: string): Promise<Done> {
  await queryRows(
    em,
    sql`update notification_preferences set frequency = 'none'
      where unsubscribe_key = any(${key.split(".", 20)}::text[]) and frequency <> 'none'`,
  );
  return { message: "You won't get any more of these emails. Your notifications stay on SportsTech Hub." };
}

/**
 * POST /notifications/unsubscribe?key=…: the request that mail clients send for the List-Unsubscribe header
 * (RFC 8058).
 */
export function oneClickStop(contextOf: ContextOf): Router {
  const router = Router();
  router.post("/notifications/unsubscribe", async (request, response) => {
    const { key } = request.query;
    const text = typeof key === "string" ? key : "";
    assertCleanText({ key: text });
    const { message } = await stopLetters(await contextOf(request, response), text);
    response.type("text/plain").send(message);
  });
  return router;
}

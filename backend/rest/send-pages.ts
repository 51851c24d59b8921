import type { Response } from "express";
import type { FormattedExecutionResult } from "graphql";
import type { RestRoute } from "../shared/rest-table/route.ts";
import { inDownloadTurn } from "./download-limits.ts";

/** How long a client may stop reading a download, in milliseconds. */
const PATIENCE = 60_000;

type Answer = Pick<FormattedExecutionResult<Record<string, unknown>>, "data" | "errors">;

/**
 * Streams the pages of a download, each after the client has read the previous ones, so that only one is in
 * memory. A failure closes the connection, so that the file can't be mistaken for complete; reading stops
 * when the client disconnects.
 * @param begun the first page's text.
 * @param first the cursor of the second page.
 * @param ask reads the page after a cursor.
 */
export async function sendPages(
  { response: textOf, nextCursor }: RestRoute,
  response: Response,
  begun: unknown,
  first: string,
  ask: (after: string) => Promise<Answer>,
): Promise<void> {
  const drained = drainOf(response);
  response.setTimeout(PATIENCE, () => response.destroy());
  try {
    let text = begun;
    for (let next: string | null = first; next; ) {
      if (!response.write(text)) await drained();
      if (response.closed) return;
      const after: string = next;
      const page = await inDownloadTurn(async () => (response.closed ? undefined : ask(after)));
      if (response.closed) return;
      if (!page?.data || page.errors?.[0]) {
        response.destroy();
        return;
      }
      text = textOf(page.data, false);
      next = nextCursor(page.data);
    }
    response.end(text);
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/**
 * Waits until a client has read the written data, or has disconnected. All waits share one listener, because
 * compression adds each listener to its own stream and never removes it.
 */
function drainOf(response: Response): () => Promise<void> {
  let wake: () => void = () => undefined;
  const onChange = () => wake();
  response.on("drain", onChange);
  response.on("close", onChange);
  return async () => {
    if (response.closed) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
}

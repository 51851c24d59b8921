import type { Request, RequestHandler, Response } from "express";

/** What reads a body, if a call takes one. */
type ReadBody = (request: Request, response: Response) => Promise<void>;

/** Runs handlers one after the other, within another handler. */
export function runSequentially(handlers: readonly RequestHandler[]): ReadBody {
  return async (request, response) => {
    for (const handler of handlers)
      await new Promise<void>((resolve, reject) => {
        // What a handler throws at once rejects, too.
        void handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
      });
  };
}

/** Leaves the body where it is. */
export const noBody: ReadBody = async () => undefined;

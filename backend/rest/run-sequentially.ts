import type { Request, RequestHandler, Response } from "express";

type ReadBody = (request: Request, response: Response) => Promise<void>;

/** Returns a function that runs handlers one after another, within another handler. */
export function runSequentially(handlers: readonly RequestHandler[]): ReadBody {
  return async (request, response) => {
    for (const handler of handlers)
      await new Promise<void>((resolve, reject) => {
        // Exceptions thrown synchronously by a handler also reject.
        void handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
      });
  };
}

/** Leaves the body unread. */
export const noBody: ReadBody = async () => undefined;

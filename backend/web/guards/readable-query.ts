import type { RequestHandler } from "express";
import { InvalidInputError } from "../../shared/errors.ts";

/** Rejects a malformed query string, which would be misread. */
export const readableQuery: RequestHandler = ({ originalUrl }, _response, next) => {
  const query = originalUrl.split("?").slice(1).join("?");
  for (const part of query.split("&")) {
    try {
      decodeURIComponent(part);
    } catch {
      const message = "This address can't be read.";
      const [name = ""] = part.split("=");
      throw new InvalidInputError(message, Object.fromEntries([[name.slice(0, 100), message]]));
    }
  }
  next();
};

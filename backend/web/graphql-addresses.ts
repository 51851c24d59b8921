import type { RequestHandler } from "express";
import { onlyMethods } from "../rest/methods.ts";
import { NotFoundError } from "../shared/errors.ts";

/** What each address below /graphql takes. */
const ADDRESSES = new Map([
  ["/", onlyMethods(["GET", "POST"])],
  ["/cost", onlyMethods(["POST"])],
  ["/stream", onlyMethods(["POST"])],
]);

/**
 * Refuses all else below /graphql, which would come to Apollo Server: a mistyped /graphql/cost would execute what it is
 * asked to measure.
 */
export const graphqlAddresses: RequestHandler = (request, response, next) => {
  const takes = ADDRESSES.get(request.path.toLowerCase().replace(/(?<=.)\/$/, ""));
  if (!takes) throw new NotFoundError("There's nothing at this address. Send operations to /graphql.");
  return takes(request, response, next);
};

import type { RequestHandler } from "express";
import { onlyMethods } from "../rest/methods.ts";
import { NotFoundError } from "../shared/errors.ts";

/** The methods of each path below /graphql. */
const ADDRESSES = new Map([
  ["/", onlyMethods(["GET", "POST"])],
  ["/cost", onlyMethods(["POST"])],
  ["/stream", onlyMethods(["POST"])],
]);

/**
 * Refuses all other paths below /graphql, which would reach Apollo Server: a mistyped /graphql/cost would
 * execute the operation that it should measure.
 */
export const graphqlAddresses: RequestHandler = (request, response, next) => {
  const takes = ADDRESSES.get(request.path.toLowerCase().replace(/(?<=.)\/$/, ""));
  if (!takes) throw new NotFoundError("There's nothing at this address. Send operations to /graphql.");
  return takes(request, response, next);
};

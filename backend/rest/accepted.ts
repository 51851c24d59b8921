import type { Request } from "express";
import { NotAcceptableError } from "../shared/errors.ts";
import type { RestRoute } from "../shared/rest-table/route.ts";

/** Returns the media type of a route's responses, without parameters. */
export const mediaTypeOf = ({ file }: Pick<RestRoute, "file">): string =>
  file?.mediaType.split(";", 1)[0] ?? "application/json";

/** @throws NotAcceptableError if the caller's `Accept` excludes the media type. */
export function assertAccepted(request: Request, mediaType: string): void {
  if (!request.accepts(mediaType))
    throw new NotAcceptableError(`The response is ${mediaType}. Include it in Accept.`);
}

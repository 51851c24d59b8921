import type { Request } from "express";
import { bearerOf } from "../../modules/account/access-tokens/find-token-actor.ts";

/**
 * The access token that a request carries; undefined for none, and on routes that take none. Tokens are taken by
 * those that pass the gate of root fields, where their scopes are checked.
 */
export function bearerOfRequest({ originalUrl, headers }: Request): string | undefined {
  return /^\/(graphql|api)(?![\w-])/i.test(originalUrl) ? bearerOf(headers.authorization) : undefined;
}

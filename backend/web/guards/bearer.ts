import type { Request } from "express";
import { bearerOf } from "../../modules/account/access-tokens/find-token-actor.ts";

/**
 * Returns the access token of a request; undefined without one, and on routes that don't accept tokens. Only
 * routes behind the root fields' gate, which checks their scopes, accept them.
 */
export function bearerOfRequest({ originalUrl, headers }: Request): string | undefined {
  return /^\/(graphql|api|mcp)(?![\w-])/i.test(originalUrl) ? bearerOf(headers.authorization) : undefined;
}

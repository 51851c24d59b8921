import type { MikroORM } from "@mikro-orm/postgresql";
import type { Request, Response } from "express";
import type { RequestContext } from "../shared/request-context.ts";

/** Makes the context of a request: a unit of work of its own, and whoever the credentials name. */
export function requestContexts(orm: MikroORM, publicUrl: string) {
  return async (_request: Request, response: Response): Promise<RequestContext> => ({
    em: orm.em.fork(),
    actor: undefined,
    requestId: String(response.getHeader("x-request-id")),
    publicUrl,
  });
}

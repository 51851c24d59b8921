import type { MikroORM } from "@mikro-orm/postgresql";
import type { Request, Response } from "express";
import { findActor } from "../modules/sessions/session.service.ts";
import type { VisitorContext } from "../modules/views/visitor-context.ts";
import { contributions } from "../modules.ts";
import type { Caller, Settings } from "../shared/context.ts";
import { networkOf } from "../shared/network.ts";
import { requestCookies } from "./cookies.ts";

/** Creates the context of a request for its handler. */
export type ContextOf = (request: Request, response: Response) => Promise<VisitorContext>;

/** Creates the context of a request, with its own unit of work and the authenticated actor. */
export function requestContexts(
  orm: MikroORM,
  { limits, views }: Pick<VisitorContext, "limits" | "views">,
  settings: Settings & { publicUrl: string },
): ContextOf {
  const secure = settings.publicUrl.startsWith("https:");
  return async (request, response) => {
    // With the context in use, `em.transactional` would include concurrent work on this `em`.
    const em = orm.em.fork({ useContext: true });
    const cookies = requestCookies(request, response, secure);
    const { token } = cookies.sessionCookie;
    return {
      em,
      actor: token ? await findActor(em, token, settings) : undefined,
      requestId: String(response.getHeader("x-request-id")),
      publicUrl: settings.publicUrl,
      caller: callerOf(request),
      ...cookies,
      limits,
      contributions,
      views,
      settings,
    };
  };
}

function callerOf({ ip: address = "", headers }: Request): Caller {
  return { address, network: networkOf(address), userAgent: headers["user-agent"] };
}

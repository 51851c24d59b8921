import type { MikroORM } from "@mikro-orm/postgresql";
import type { Request } from "express";
import { findTokenActor } from "../modules/account/access-tokens/find-token-actor.ts";
import { findActor } from "../modules/account/sessions/session.service.ts";
import type { VisitorContext } from "../modules/platform/view-counts/visitor-context.ts";
import { contributions } from "../modules.ts";
import type { Caller, Settings } from "../shared/context.ts";
import { UnauthenticatedError } from "../shared/errors.ts";
import { networkOf } from "../shared/network.ts";
import type { ContextOf } from "../shared/request-context.ts";
import { bearerOfRequest } from "./guards/bearer.ts";
import { requestCookies } from "./guards/cookies.ts";

/** Returns a function that creates a request's context, with its own unit of work and authenticated actor. */
export function requestContexts(
  orm: MikroORM,
  { limits, views }: Pick<VisitorContext, "limits" | "views">,
  settings: Settings & { publicUrl: string },
): ContextOf<VisitorContext> {
  const secure = settings.publicUrl.startsWith("https:");
  return async (request, response) => {
    // With the context in use, `em.transactional` would include concurrent work on this `em`.
    const em = orm.em.fork({ useContext: true });
    const cookies = requestCookies(request, response, secure);
    const { token } = cookies.sessionCookie;
    const caller = callerOf(request);
    const bearer = bearerOfRequest(request);
    const actor = async () => {
      // With a token, the cookie is ignored.
      if (bearer !== undefined)
        return findTokenActor(em, bearer, caller.network, settings).catch((error: unknown) => {
          if (error instanceof UnauthenticatedError) response.setHeader("WWW-Authenticate", "Bearer");
          throw error;
        });
      return token ? await findActor(em, token, settings) : undefined;
    };
    return {
      em,
      actor: await actor(),
      requestId: String(response.getHeader("x-request-id")),
      publicUrl: settings.publicUrl,
      caller,
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

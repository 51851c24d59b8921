import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";
import { withoutSecrets } from "../../shared/text/without-secrets.ts";

/** Assigns an id to each request, returns it as `x-request-id`, and logs each response with it at level `info`. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_request, response) => {
      const requestId = randomUUID();
      response.set("x-request-id", requestId);
      return requestId;
    },
    wrapSerializers: false,
    serializers: {
      // Logs neither the query nor headers, which may contain secrets, as share links do.
      req: ({ method, path }: Request) => ({ method, path: withoutSecrets(path) }),
      res: ({ statusCode }: Response) => ({ statusCode }),
    },
    customAttributeKeys: { reqId: "requestId" },
    quietReqLogger: true,
  });
}

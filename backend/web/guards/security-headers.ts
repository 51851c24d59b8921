import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { VIDEO_PLAYERS } from "../../shared/text/video-address.rules.ts";

/** Sets the security headers of every response. */
export function securityHeaders(https: boolean): RequestHandler {
  const headers = securityHeaderValues(https);
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

/**
 * Allows only our own script files. Inline styles are allowed, because Emotion emits them during rendering.
 * @param fonts the allowed sources of fonts.
 */
export function securityHeaderValues(https: boolean, fonts = ["'self'"]): Map<string, string> {
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "https:"],
        fontSrc: fonts,
        frameSrc: [...VIDEO_PLAYERS],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? undefined : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  // The headers are the same in every response, so they are computed once.
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  write(sample.req, sample, () => undefined);
  return new Map(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]));
}

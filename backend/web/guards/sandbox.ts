import { type RequestHandler, Router } from "express";
import { securityHeaderValues } from "./security-headers.ts";

/** Redirects browsers that open the API's address to the sandbox, unless they send an operation. */
const redirectToSandbox: RequestHandler = (request, response, next) => {
  const { accept = "" } = request.headers;
  const isVisit = ["GET", "HEAD"].includes(request.method) && accept.includes("text/html");
  if (!isVisit || request.url.includes("?")) return next();
  response.vary("Accept").redirect(302, "/sandbox");
};

/**
 * Sets the sandbox's own security headers and redirects browsers from /graphql to it. Its fonts are inlined
 * in its style sheet.
 */
export function sandbox(https: boolean): Router {
  const headers = securityHeaderValues(https, ["'self'", "data:"]);
  const router = Router({ strict: true });
  router.use("/sandbox", (_request, response, next) => {
    response.setHeaders(headers);
    next();
  });
  router.all("/graphql", redirectToSandbox);
  return router;
}

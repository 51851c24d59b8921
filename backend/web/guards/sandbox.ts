import { type RequestHandler, Router } from "express";
import { securityHeaderValues } from "./security-headers.ts";

/** A browser that is sent to the API's address wants to look around, unless it sends an operation. */
const lookAround: RequestHandler = (request, response, next) => {
  const { accept = "" } = request.headers;
  const isVisit = ["GET", "HEAD"].includes(request.method) && accept.includes("text/html");
  if (!isVisit || request.url.includes("?")) return next();
  response.vary("Accept").redirect(302, "/sandbox");
};

/** The sandbox's own policy, and the way to it from /graphql. Its fonts are part of its style sheet. */
export function sandbox(https: boolean): Router {
  const headers = securityHeaderValues(https, ["'self'", "data:"]);
  const router = Router({ strict: true });
  router.use("/sandbox", (_request, response, next) => {
    response.setHeaders(headers);
    next();
  });
  router.all("/graphql", lookAround);
  return router;
}

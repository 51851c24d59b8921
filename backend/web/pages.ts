import type { Request, RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { THEME_COOKIE } from "../shared/cookie-names.ts";
import type { RequestContext } from "../shared/request-context.ts";
import { readCookies } from "./cookies.ts";
import type { ContextOf } from "./request-context.ts";

/** Input of the renderer. */
export interface PageRequest {
  /** Path and search. */
  readonly url: string;
  readonly schema: GraphQLSchema;
  readonly contextValue: RequestContext;
  /** The selected theme; undefined follows the system setting. */
  readonly theme: "light" | "dark" | undefined;
  readonly publicUrl: string;
}

/** A rendered page or a redirect. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
  /** The error behind a page with status 500. */
  readonly error?: unknown;
}

/** Renders a screen with its data; implemented by the frontend's server entry. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Renders screens for all remaining GET requests. */
export function pages(
  renderPage: RenderPage,
  schema: GraphQLSchema,
  publicUrl: string,
  contextOf: ContextOf,
  logger: Logger,
): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      next();
      return;
    }
    const contextValue = await contextOf(request, response);
    const theme = chosenTheme(request);
    const page = await renderPage({ url: request.originalUrl, schema, contextValue, theme, publicUrl });
    if (page.error) logger.error({ err: page.error, requestId: contextValue.requestId }, "page failed");
    if (page.location) {
      response.redirect(page.status, page.location);
      return;
    }
    const shared = page.status === 200 && !page.error && contextValue.actor === undefined;
    response.vary("Cookie");
    response.set("Cache-Control", shared ? "public, max-age=0, s-maxage=5" : "private, no-store");
    response.status(page.status).type("html").send(page.html);
  };
}

function chosenTheme(request: Request): PageRequest["theme"] {
  const theme = readCookies(request)[THEME_COOKIE];
  return theme === "light" || theme === "dark" ? theme : undefined;
}

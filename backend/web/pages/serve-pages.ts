import type { Request, RequestHandler, Response } from "express";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { publicError } from "../../graphql/errors.ts";
import type { Execute } from "../../graphql/execute.ts";
import type { VisitorContext } from "../../modules/platform/view-counts/visitor-context.ts";
import { THEME_COOKIE } from "../../shared/cookie-names.ts";
import { withConnectionQuota } from "../../shared/postgres/connection-quota.ts";
import type { ContextOf, RequestContext } from "../../shared/request-context.ts";
import type { PageCard } from "../cards/draw-card.ts";
import { readCookies } from "../guards/cookies.ts";
import { failurePage } from "./failure-page.ts";
import { renderQueue, visitorOf } from "./render-queue.ts";

/** The input of the renderer. */
export interface PageRequest {
  /** The path and query string. */
  readonly url: string;
  /** Executes the page's operations. */
  readonly execute: Execute;
  readonly contextValue: RequestContext;
  /** The selected theme; undefined follows the system setting. */
  readonly theme: "light" | "dark" | undefined;
  readonly publicUrl: string;
  /** Returns the status of a failed page. */
  readonly statusOf: (error: unknown) => 400 | 500 | 503;
}

/** A rendered page or a redirect. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
  /** The failure of the page, or of a part of it. */
  readonly error?: unknown;
  /** The social card of a public page. */
  readonly card?: PageCard;
}

/** Renders a screen with its data; implemented by the frontend's server entry. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The retry delay in seconds. */
const RETRY_AFTER = 1;

/**
 * Renders the screen for every other GET. Failures are pages for people: the renderer's own, or one without
 * dependencies; 503 while the database is unavailable or there are too many requests.
 */
export function pages(
  renderPage: RenderPage,
  execute: Execute,
  publicUrl: string,
  contextOf: ContextOf<VisitorContext>,
  logger: Logger,
): RequestHandler {
  const inQueue = renderQueue();

  async function render(request: Request, response: Response): Promise<RenderedPage & { shared: boolean }> {
    const contextValue = await contextOf(request, response);
    const theme = chosenTheme(request);
    const page = await renderPage({
      url: request.originalUrl,
      execute,
      contextValue,
      theme,
      publicUrl,
      statusOf,
    });
    const status = page.status === 500 ? statusOf(page.error) : page.status;
    const isPrivate = contextValue.actor !== undefined || response.hasHeader("cache-control");
    return { ...page, status, shared: status === 200 && !page.error && !isPrivate };
  }

  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      next();
      return;
    }
    const page = await inQueue(visitorOf(request), () =>
      withConnectionQuota(() => render(request, response)),
    ).catch((error: unknown) => {
      const status = statusOf(error) === 503 ? 503 : 500;
      return { status, html: failurePage(status), error, location: undefined, shared: false };
    });
    const { status, error } = page;
    if (error && statusOf(error) === 500) {
      logger.error({ err: error, requestId: response.getHeader("x-request-id") }, "page failed");
    }
    if (page.location) {
      response.redirect(status, page.location);
      return;
    }
    if (status === 503) response.set("Retry-After", String(RETRY_AFTER));
    response.vary("Cookie");
    response.set("Cache-Control", page.shared ? "public, max-age=0, s-maxage=5" : "private, no-store");
    response.status(status).type("html").send(page.html);
  };
}

/** Returns a failed page's status: 400 for an invalid address, 503 without a database, otherwise 500. */
export function statusOf(error: unknown): 400 | 500 | 503 {
  const { code } =
    error instanceof GraphQLError ? error.extensions : publicError(error, undefined).extensions;
  if (code === "BAD_USER_INPUT") return 400;
  return code === "UNAVAILABLE" ? 503 : 500;
}

function chosenTheme(request: Request): PageRequest["theme"] {
  const theme = readCookies(request)[THEME_COOKIE];
  return theme === "light" || theme === "dark" ? theme : undefined;
}

import { type Request, type RequestHandler, type Response, Router } from "express";
import type { DocumentNode } from "graphql";
import { publicError } from "../../graphql/errors.ts";
import type { Execute } from "../../graphql/execute.ts";
import { InvalidInputError, NotFoundError } from "../../shared/errors.ts";
import { withConnectionQuota } from "../../shared/postgres/connection-quota.ts";
import type { ContextOf, RequestContext } from "../../shared/request-context.ts";
import { renderQueue, visitorOf } from "../pages/render-queue.ts";
import { CACHED, type EmbeddedRecord, embedPage } from "./embed-page.ts";
import { type EmbeddedSection, embeddedSection } from "./embedded-sections.ts";
import { oembed } from "./oembed.ts";

const RECORD = /^\/embed\/([a-z]+)\/([1-9]\d{0,9})(?:-[^/]*)?$/;
const LIST = /^\/embed\/([a-z]+)$/;
const FIRST = { usual: 5, most: 20 } as const;
const MAX_SEARCH = 200;
const LIST_PARAMETERS = new Set(["search", "first", "theme"]);
const NOTHING = "There's nothing public to embed at this address.";

/** Any site may frame these pages, which run no scripts, take no input and know no visitor. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

/**
 * Serves /embed/SECTION/KEY and /embed/SECTION, a public record or a list of them for frames on other sites, and
 * /oembed, which tells sites the frame of a record's page.
 */
export function embeds(execute: Execute, publicUrl: string, contextOf: ContextOf): Router {
  const inQueue = renderQueue();

  /** Queries as everyone, whoever asks. */
  async function ask(
    request: Request,
    response: Response,
    asked: { document: DocumentNode; variables: Record<string, unknown> },
  ): Promise<Record<string, unknown>> {
    delete request.headers.cookie;
    delete request.headers.authorization;
    return inQueue(visitorOf(request), async () => {
      const context: RequestContext = await contextOf(request, response);
      const { data, errors } = await withConnectionQuota(() =>
        execute({ ...asked, operationName: undefined, context }),
      );
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      if (!data) throw publicError(undefined, context.requestId);
      return data;
    });
  }

  async function recordAt(request: Request, response: Response, path: string): Promise<EmbeddedRecord> {
    const [, name = "", id = ""] = RECORD.exec(`/embed${path}`) ?? [];
    const section = sectionOf(name);
    const { record } = await ask(request, response, { document: section.one, variables: { id } });
    if (!record) throw new NotFoundError(NOTHING);
    return section.describe(record);
  }

  const one: RequestHandler = async (request, response) => {
    const theme = themeOf(request, new Set(["theme"]));
    const record = await recordAt(request, response, request.path.slice("/embed".length));
    const { title, path } = record;
    send(response, embedPage({ title, path, records: [record], isList: false, theme }, publicUrl));
  };

  const list: RequestHandler = async (request, response) => {
    const [, name = ""] = LIST.exec(request.path) ?? [];
    const section = sectionOf(name);
    const { narrowed, title } = section;
    const theme = themeOf(request, new Set([...LIST_PARAMETERS, ...(narrowed ? [narrowed.parameter] : [])]));
    const search = textOf(request, "search");
    const value = narrowed && textOf(request, narrowed.parameter);
    const variables = {
      first: firstOf(request),
      search: search ?? null,
      filter: { ...section.filter, ...(narrowed && value && { [narrowed.field]: [value] }) },
    };
    const { records } = (await ask(request, response, { document: section.list, variables })) as {
      records: { edges: { node: unknown }[] };
    };
    const asked = new URLSearchParams({
      ...(search && { search }),
      ...(narrowed && value && { [narrowed.parameter]: value }),
    });
    const path = `/${name}${asked.size > 0 ? `?${asked}` : ""}`;
    const described = records.edges.map(({ node }) => section.describe(node));
    send(response, embedPage({ title, path, records: described, isList: true, theme }, publicUrl));
  };

  const router = Router();
  router.use("/embed", framed);
  router.get(RECORD, one);
  router.get(LIST, list);
  router.use("/embed", () => {
    throw new NotFoundError(NOTHING);
  });
  router.get("/oembed", oembed(publicUrl, recordAt));
  return router;
}

/** Errors are framed, too. */
const framed: RequestHandler = (_request, response, next) => {
  response.removeHeader("X-Frame-Options");
  response.set({ "Content-Security-Policy": POLICY, "Cross-Origin-Resource-Policy": "cross-origin" });
  next();
};

function send(response: Response, page: string): void {
  response.set("Cache-Control", `public, max-age=${CACHED}`).type("html").send(page);
}

function sectionOf(name: string): EmbeddedSection {
  const section = embeddedSection(name);
  if (!section) throw new NotFoundError(NOTHING);
  return section;
}

/** @throws InvalidInputError for a value that isn't a text of up to 200 characters. */
function textOf({ query }: Request, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string" || value.length > MAX_SEARCH)
    throw new InvalidInputError(`${name} is one text of up to ${MAX_SEARCH} characters.`, {
      [name]: "Invalid",
    });
  return value;
}

/** @throws InvalidInputError for another number of records than 1 to 20. */
function firstOf({ query: { first = String(FIRST.usual) } }: Request): number {
  const count = typeof first === "string" && /^\d{1,2}$/.test(first) ? Number(first) : 0;
  const message = `first is a number from 1 to ${FIRST.most}.`;
  if (count < 1 || count > FIRST.most) throw new InvalidInputError(message, { first: message });
  return count;
}

/**
 * Reads the theme; undefined follows the reader's system.
 * @throws InvalidInputError for another theme than `light` and `dark`, or for an unknown parameter.
 */
function themeOf({ query }: Request, known: ReadonlySet<string>): "light" | "dark" | undefined {
  const unknown = Object.keys(query).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new InvalidInputError(`Unknown parameter ${unknown}. Known: ${[...known].join(", ")}.`);
  const { theme } = query;
  if (theme === undefined || theme === "light" || theme === "dark") return theme;
  throw new InvalidInputError("theme is light or dark.", { theme: "theme is light or dark." });
}

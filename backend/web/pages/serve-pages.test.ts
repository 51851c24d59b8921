import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { VisitorContext } from "../../modules/platform/view-counts/visitor-context.ts";
import { InvalidInputError, UnavailableError } from "../../shared/errors.ts";
import { readTime } from "../../shared/postgres/connection-quota.ts";
import type { ContextOf } from "../../shared/request-context.ts";
import { securityHeaders } from "../guards/security-headers.ts";
import { pages, type RenderPage } from "./serve-pages.ts";

let server: Server | undefined;
const logs: string[] = [];

/** Serves pages made by `renderPage` to visitors who are not signed in. */
async function serve(renderPage: RenderPage, contextOf: () => Promise<object> = async () => ({})) {
  const logger = pino({}, { write: (line) => void logs.push(line) });
  const app = express();
  app.use(securityHeaders(false));
  app.use(
    pages(
      renderPage,
      async () => ({}),
      "http://localhost",
      contextOf as unknown as ContextOf<VisitorContext>,
      logger,
    ),
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (path = "/", init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  logs.length = 0;
});

/** A promise and what settles it. */
const gate = () => Promise.withResolvers<void>();

async function expectFailurePage(response: Response, status: number, heading: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self';/);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const html = await response.text();
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).not.toContain("<script");
}

describe("a burst of pages", () => {
  it("renders two at a time, and answers what doesn't fit with a page, 503 and Retry-After", async () => {
    // However slow the machine, no page waits too long.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { promise: released, resolve: release } = gate();
    const { promise: full, resolve: isFull } = gate();
    let running = 0;
    let most = 0;
    const get = await serve(async () => {
      running += 1;
      most = Math.max(most, running);
      if (running === 2) isFull();
      await released;
      running -= 1;
      return { status: 200, html: "<h1>Here</h1>" };
    });
    const first = Array.from({ length: 2 }, () => get());
    await full;
    let answered = 0;
    const { promise: refusals, resolve: allRefused } = gate();
    const burst = Array.from({ length: 130 }, async () => {
      const response = await get();
      if (response.status === 503 && ++answered === 30) allRefused();
      return response;
    });
    await refusals;
    release();
    const responses = await Promise.all([...first, ...burst]);
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(102);
    expect(refused).toHaveLength(30);
    expect(most).toBe(2);
    for (const response of refused) {
      expect(response.headers.get("retry-after")).toBe("1");
      await expectFailurePage(response, 503, "We're busy right now");
    }
    expect(logs).toEqual([]);
  });

  it("gives up a rendering that hangs, and its place to the next", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let hanging = 0;
    const { promise: full, resolve: isFull } = gate();
    const get = await serve(({ url }) => {
      if (url !== "/hangs") return Promise.resolve({ status: 200, html: "" });
      hanging += 1;
      if (hanging === 2) isFull();
      return new Promise(() => undefined);
    });
    const pages = Array.from({ length: 2 }, () => get("/hangs"));
    await full;
    await vi.advanceTimersByTimeAsync(readTime.limit);
    for (const page of await Promise.all(pages)) {
      await expectFailurePage(page, 503, "We're busy right now");
    }
    expect((await get("/")).status).toBe(200);
  });

  it("goes on after a rendering that failed", async () => {
    const get = await serve(async ({ url }) => {
      if (url === "/broken") throw new Error("broken");
      return { status: 200, html: "" };
    });
    for (let count = 0; count < 5; count += 1) {
      await expectFailurePage(await get("/broken"), 500, "Something went wrong");
    }
    expect((await get()).status).toBe(200);
    expect(logs.join()).toContain("broken");
  });
});

describe("a page that fails", () => {
  const failing = (error: unknown) => async () => ({ status: 500, html: "<h1>Oh</h1>", error });

  it("is 503 with Retry-After while the database is away, before and while it renders", async () => {
    const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    const get = await serve(failing(away));
    const response = await get();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.text()).toBe("<h1>Oh</h1>");
    server?.close();
    const early = await serve(failing(undefined), () => Promise.reject(new UnavailableError("busy")));
    await expectFailurePage(await early(), 503, "We're busy right now");
    expect(logs).toEqual([]);
  });

  it("is 400 for an invalid address, and 500 and in the log for a fault of ours", async () => {
    const invalid = await serve(failing(new InvalidInputError("No such cursor.")));
    expect((await invalid("/?after=x")).status).toBe(400);
    expect(logs).toEqual([]);
    server?.close();
    const broken = await serve(failing(new TypeError("oops")));
    expect((await broken()).status).toBe(500);
    expect(logs.join()).toContain("oops");
  });
});

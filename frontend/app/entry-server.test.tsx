import { readFile } from "node:fs/promises";
import { buildSchema, execute } from "graphql";
import { expect, it, vi } from "vitest";
import { render } from "./entry-server.tsx";

const lost = new Error("Cannot find module screen-4f2a.js");

vi.mock("./router/screens.ts", () => ({
  screens: [
    { path: "/lost", module: "lost.tsx", load: () => Promise.reject(lost) },
    {
      path: "/away",
      module: "away.tsx",
      load: async () => ({
        Component: () => {
          throw new Error("away");
        },
        Loading: () => null,
      }),
    },
    {
      path: "/here",
      module: "here.tsx",
      load: async () => ({ Component: () => <h1>Here</h1>, Loading: () => null }),
    },
  ],
}));

const schema = buildSchema(await readFile("schema.graphql", "utf8"));

const show = (url: string) =>
  render({
    url,
    execute: async ({ document, variables }) => execute({ schema, document, variableValues: variables }),
    contextValue: {},
    theme: undefined,
    publicUrl: "http://localhost:4000",
    assets: { scripts: [], styles: [], fonts: [], preloads: [] },
    statusOf: (error) => (String(error).endsWith("away") ? 503 : 500),
  });

it("answers 500 with the failure's page, in the layout, where a screen's code can't be loaded", async () => {
  const { status, html, error } = await show("/lost");
  expect([status, error]).toEqual([500, lost]);
  expect(html).toMatch(/<h1[^>]*>Something went wrong<\/h1>/);
  expect(html).toContain("<header");
  expect(html).not.toContain("screen-4f2a");
});

it("says that it is busy, in the layout, where the status is 503, and tells the browser", async () => {
  const { status, html } = await show("/away");
  expect(status).toBe(503);
  expect(html).toMatch(/<h1[^>]*>We(&#x27;|')re busy right now<\/h1>/);
  expect(html).not.toContain("error on our end");
  expect(html).toContain("<header");
  expect(html).toContain('"status":503');
});

it("answers 200 with any other screen", async () => {
  const { status, html, error } = await show("/here");
  expect([status, error]).toEqual([200, undefined]);
  expect(html).toMatch(/<h1[^>]*>Here<\/h1>/);
});

it("lets the browser paint once the footer is there, which would move on a short page", async () => {
  const { html } = await show("/here");
  const awaited = html.match(/<head>.*<link rel="expect" href="#([^"]+)" blocking="render">.*<\/head>/)?.[1];
  expect(html.split("</footer>")[1]).toContain(`<span id="${awaited}" hidden="">`);
});

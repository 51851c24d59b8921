import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { pdfOf, uploadDocument } from "../../../../testing/documents.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { textOf } from "../inspection/read-pages.ts";

let app: TestApp;
let admin: SignedInClient;
let vendor: number;
let solution: number;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ id: vendor } = await createVendor(app));
  ({ id: solution } = await createSolution(app, {
    vendor: { id: vendor },
    title: "Pulse Vest",
    description: "A GPS vest for rugby players.",
  }));
});

interface Page {
  readonly title: string;
  readonly page: number;
  readonly src: string;
}
const PAGES = ["Weight: 40 g", "The vest keeps recording under water down to 30 meters (IPX8)."];
const add = async (
  of: "vendor" | "solution",
  pages: readonly string[],
  visibility: "public" | "on_request" = "public",
) => {
  const id = of === "vendor" ? vendor : solution;
  const place = { of, id, title: "Technical data", visibility };
  const { status, body } = await uploadDocument(admin, place, pdfOf(pages));
  expect(status).toBe(201);
  await app.runJobs();
  return body;
};
const search = async (text: string) => {
  type Hit = { kind: string; recordId: string; excerpt: string; excerptPage: Page | null };
  const { data } = await app.execute<{ search: { nodes: Hit[] } }>(
    "query ($text: String!) { search(text: $text) { nodes { kind recordId excerpt excerptPage { title page src } } } }",
    { text },
  );
  return data.search.nodes.filter(({ recordId }) => [String(solution), String(vendor)].includes(recordId));
};
const match = async () => {
  type Evidence = { criterion: string | null; field: string; quote: string; page: Page | null };
  type Found = {
    solution: { id: string };
    evidence: Evidence[];
    criteria: { text: string; verdict: string }[];
  };
  const { data } = await app.execute<{ matchSolutions: { results: Found[] } }>(
    `query ($brief: BriefInput!) { matchSolutions(brief: $brief) { results {
      solution { id } criteria { text verdict } evidence { criterion field quote page { title page src } } } } }`,
    { brief: { text: "GPS vest for rugby", must: ["records under water"] } },
  );
  return data.matchSolutions.results.find((one) => one.solution.id === String(solution));
};

describe("the text of a public document", () => {
  it("is found, with the page that it is on", async () => {
    const { id } = await add("solution", PAGES);
    expect(await search("under water")).toEqual([
      {
        kind: "SOLUTION",
        recordId: String(solution),
        excerpt: PAGES[1],
        excerptPage: { title: "Technical data", page: 2, src: `/documents/${id}/technical-data.pdf#page=2` },
      },
    ]);
    await add("vendor", ["We weave carbon threads in Girona."]);
    expect(await search("carbon threads")).toMatchObject([{ kind: "VENDOR", excerptPage: { page: 1 } }]);
  });

  it("is matched, and quoted as evidence", async () => {
    expect((await match())?.criteria).toContainEqual({ text: "records under water", verdict: "UNKNOWN" });
    await add("solution", PAGES);
    const found = await match();
    expect(found?.criteria).toContainEqual({ text: "records under water", verdict: "MET" });
    expect(found?.evidence).toContainEqual({
      criterion: "records under water",
      field: "DOCUMENTS",
      quote: PAGES[1],
      page: { title: "Technical data", page: 2, src: expect.stringMatching(/^\/documents\/.*#page=2$/) },
    });
  });

  it("doesn't make its record longer, so that it is found by its own words as before", async () => {
    const words = Array.from({ length: 200 }, (_, at) => `Word${at} and nothing else of note`);
    const { id: other } = await createSolution(app, {
      title: "Trail Vest",
      description: "A GPS vest for hikers, and for those who run.",
    });
    await add("solution", words.slice(0, 60));
    const { data } = await app.execute<{ search: { nodes: { recordId: string }[] } }>(
      '{ search(text: "GPS vest rugby") { nodes { recordId } } }',
    );
    const order = data.search.nodes.map(({ recordId }) => Number(recordId));
    expect(order.indexOf(solution)).toBeLessThan(order.indexOf(other));
  });

  it("isn't found any more once it is on request, or removed", async () => {
    const { id } = await add("solution", PAGES);
    expect(await search("under water")).toHaveLength(1);
    const edit = (visibility: string) =>
      admin.execute(
        `mutation ($id: ID!) { editDocument(id: $id, input: {
          kind: DATA_SHEET, title: "Technical data", visibility: ${visibility} }) { id } }`,
        { id },
      );
    await edit("ON_REQUEST");
    expect([await search("under water"), (await match())?.evidence.filter(({ page }) => page)]).toEqual([
      [],
      [],
    ]);
    await edit("PUBLIC");
    expect(await search("under water")).toHaveLength(1);
    await admin.execute("mutation ($id: ID!) { removeDocument(id: $id) { __typename } }", { id });
    expect(await search("under water")).toEqual([]);
  });
});

it("the text of a document on request is never found or quoted", async () => {
  await add("solution", PAGES, "on_request");
  expect([await search("under water"), (await match())?.evidence.filter(({ page }) => page)]).toEqual([
    [],
    [],
  ]);
});

it("lines of a paragraph are one, and headings and lists stay lines", () => {
  const lines = [
    "Technical data",
    "The vest keeps record-",
    "ing under water, and",
    "dries overnight.",
    "Weight: 40 g",
    "Battery:\u0000 8 h",
  ];
  expect(textOf(lines.map((str) => ({ str, hasEOL: true })))).toBe(
    "Technical data\nThe vest keeps recording under water, and dries overnight.\nWeight: 40 g\nBattery: 8 h",
  );
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaper } from "../../../../testing/factories/paper.ts";
import { nth } from "../../../../testing/factories/store.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

/** Number of papers. */
const PAPERS = 6;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { PUBLIC_URL: "https://hub.example" });
  for (let n = 0; n < PAPERS; n += 1)
    await createPaper(app, {
      id: n + 1,
      authors: nth([["Ingrid Sæterlund", "Jonas Lind"], ["Jonas Lind"]], n),
      venue: nth(["Journal of Load", "Proceedings of the Meridian Conference"], n),
      topics: nth([["Recovery and Sleep"], ["Training Load"]], n),
    });
});
afterAll(() => app.stop());

describe("citations", () => {
  it.each([
    ["bib", "application/x-bibtex; charset=utf-8", /^@(article|inproceedings)\{/],
    ["ris", "application/x-research-info-systems; charset=utf-8", /^TY {2}- /],
  ])("of a list and of one paper come as a .%s file", async (extension, type, start) => {
    for (const path of [`citations.${extension}?topic=recovery-and-sleep`, `1/citation.${extension}`]) {
      const response = await app.fetch(`/api/research/papers/${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("content-disposition")).toMatch(
        new RegExp(`^attachment; filename=[\\w-]+\\.${extension}$`),
      );
      expect(response.headers.get("etag")).toBeTruthy();
      const text = await response.text();
      expect(text).toMatch(start);
      expect(text).toContain("https://hub.example/research/");
    }
  });

  it("of a list hold each paper once, under keys of their own", async () => {
    const bib = await (await app.fetch("/api/research/papers/citations.bib")).text();
    const keys = [...bib.matchAll(/^@\w+\{([^,]+),$/gm)].map(([, key]) => key);
    expect(keys).toHaveLength(PAPERS);
    expect(new Set(keys).size).toBe(PAPERS);
    for (const key of keys) expect(key).toMatch(/^[a-z]+\d{4}_\d+$/);
    expect(bib).toContain("S{\\ae}terlund");
    const ris = await (await app.fetch("/api/research/papers/citations.ris")).text();
    expect(ris.match(/^ER {2}- $/gm)).toHaveLength(PAPERS);
    expect(ris).toContain("AU  - Sæterlund, Ingrid");
  });

  it("cost three statements a list", async () => {
    app.database.statements.length = 0;
    await app.fetch("/api/research/papers/citations.bib");
    expect(app.database.statements.length).toBeLessThanOrEqual(3);
  });

  it("of no paper are 404", async () => {
    for (const id of ["999999", "x", "0"]) {
      const response = await app.fetch(`/api/research/papers/${id}/citation.bib`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

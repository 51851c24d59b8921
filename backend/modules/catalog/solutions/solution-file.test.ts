import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app);
  for (let n = 0; n < 230; n++) {
    await createSolution(app, {
      vendor,
      title: n === 7 ? "=cmd()" : `Tracker ${n}`,
      tags: ["gps", "vest"],
      integrations: ["Garmin", "Excel"],
    });
  }
});
afterAll(() => app.stop());

const linesOf = async (path: string) => (await (await app.fetch(path)).text()).trimEnd().split("\r\n");

describe("GET /api/solutions.csv", () => {
  it("contains the whole list under one header, over all pages", async () => {
    const [heading, ...lines] = await linesOf("/api/solutions.csv?sort=title");
    expect(heading).toMatch(/^Id,Title,Category,Vendor,.*,Features,Tags,Integrations,/);
    expect(lines[0]).toContain(",gps; vest,Garmin; Excel,");
    expect(lines).toHaveLength(230);
    expect(new Set(lines.map((line) => line.split(",")[0])).size).toBe(230);
  });

  it("is filtered and sorted like the list, and neutralizes formulas", async () => {
    const [, first, second] = await linesOf("/api/solutions.csv?search=cmd");
    expect(first).toContain("'=cmd()");
    expect(second).toBeUndefined();
  });

  it("rejects unknown parameters before sending anything", async () => {
    const response = await app.fetch("/api/solutions.csv?level=moon");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { level: expect.stringContaining("grassroots") } });
  });
});

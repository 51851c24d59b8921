import { afterAll, beforeAll, expect, it } from "vitest";
import { readRows } from "../../../../demo/read.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { writeDemoDocuments } from "../demo/demo-documents.job.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

it("the demo's solutions get data sheets once, and price lists on request; others get none", async () => {
  const [named] = readRows<{ name: string }>("catalogue/vendors.json");
  await createSolution(app, {
    vendor: await createVendor(app, { name: named?.name ?? "" }),
    title: "Pitch Tracker",
    description: "Follows “every” player – 20 times a second.",
    features: Array.from(
      { length: 50 },
      (_, index) => `Load by athlete (part ${index}), with a long explanation`,
    ),
    pricing: "$40 an athlete a month",
  });
  await createSolution(app, { title: "Somebody's own" });
  const write = async () => {
    await writeDemoDocuments(app.database.orm.em.fork());
    await app.runJobs();
    const { data } = await app.execute<{
      solutions: {
        nodes: { documents: { title: string; visibility: string; pages: number; src: string }[] }[];
      };
    }>("{ solutions(sort: TITLE) { nodes { documents { title visibility pages src } } } }");
    return data.solutions.nodes.map(({ documents }) => documents);
  };
  const [written = [], others] = await write();
  expect(written.map(({ title, visibility }) => ({ title, visibility }))).toEqual([
    { title: "Pitch Tracker: data sheet", visibility: "PUBLIC" },
    { title: "Pitch Tracker: price list", visibility: "ON_REQUEST" },
  ]);
  expect(written[0]?.pages).toBe(3);
  expect((await app.fetch(written[0]?.src ?? "")).status).toBe(200);
  expect(others).toEqual([]);
  expect(await write()).toEqual([written, others]);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { readRows } from "../../../../demo/read.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { drawDemoPictures } from "../demo/demo-pictures.job.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

it("the demo's vendors and solutions get drawn pictures once, others none", async () => {
  const names = readRows<{ name: string }>("catalogue/vendors.json").slice(0, 4);
  for (const { name } of names)
    await createSolution(app, {
      vendor: await createVendor(app, { name }),
      title: `Tracker of ${name}`,
      features: ["Load by athlete", "Offline tagging", "Shared clips"],
      sports: ["Soccer"],
    });
  await createSolution(app, { title: "Somebody's own", features: ["Load", "Clips"] });
  const draw = async () => {
    await drawDemoPictures(app.database.orm.em.fork());
    await app.runJobs();
    const { data } = await app.execute<{
      solutions: {
        nodes: { title: string; logo: { src: string } | null; screenshots: { src: string; alt: string }[] }[];
      };
    }>("{ solutions(sort: TITLE) { nodes { title logo { src } screenshots { src alt } } } }");
    return data.solutions.nodes;
  };
  const drawn = await draw();
  expect(drawn[0]).toEqual({ title: "Somebody's own", logo: null, screenshots: [] });
  const [shown] = drawn.filter(({ logo, screenshots }) => logo && screenshots.length === 2);
  for (const src of [shown?.logo?.src, shown?.screenshots[1]?.src])
    expect((await app.fetch(src ?? "")).status).toBe(200);
  expect(shown?.screenshots[0]?.alt).toContain(shown?.title);
  expect(await draw()).toEqual(drawn);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const found = async (search: string) => {
  const { data, errors } = await app.execute<{
    solutions: { nodes: { title: string }[]; totalCount: number };
  }>("query ($search: String) { solutions(search: $search) { totalCount nodes { title } } }", { search });
  expect(errors).toBeUndefined();
  const { nodes, totalCount } = data.solutions;
  expect(totalCount).toBe(nodes.length);
  return nodes
    .map(({ title }) => title)
    .toSorted()
    .join(" ");
};

beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app);
  const records = {
    Gatepass: "Ticketing for stadiums: training, too.",
    Secondhand: "Ticketing with resale.",
    Smart: "Ticketing with AI.",
    Beat: "It reads the heart rate of swimmers.",
    Beats: "Heart rates, on a strap.",
    Heartratestar: "Nothing else.",
    Qiu: "智能篮球训练系统",
    "C++ kit": "Stats (for 50% of it) at 5\" and 'x_y'.",
  };
  for (const [title, description] of Object.entries(records))
    await createSolution(app, { title, description, vendor });
});
afterAll(() => app.stop());

describe("a list searched for", () => {
  it.each([
    ["ticketing", "Gatepass Secondhand Smart"],
    ["ticketing -resale", "Gatepass Smart"],
    ["ticketing -resales -AI", "Gatepass"],
    ["TICKETING −Resale", "Gatepass Smart"],
    ['"heart rate"', "Beat Beats"],
    ['"heart rates"', "Beat Beats"],
    ["heart rate", "Beat Beats"],
    ['"heart rate" -strap', "Beat"],
    ['"rate heart"', ""],
    ['strap "heart rate"', "Beats"],
    ["-ticketing -heart -ai -heartratestar -智能", "C++ kit"],
    ["篮球 -系统", ""],
    ['"篮球训练"', "Qiu"],
    ['"heart rate', "Beat Beats"],
    ["ticketing -", "Gatepass Secondhand Smart"],
    ["C++", "C++ kit"],
    ['"C++ kit"', "C++ kit"],
    ['"50% of it"', "C++ kit"],
    ['"x_y"', "C++ kit"],
    ['"xzy"', ""],
    ['"(for"', "C++ kit"],
    ['5"', "C++ kit"],
    ['"[a-z]+"', ""],
    ['"ai"', "Smart"],
  ])("%s", async (search, expected) => expect(await found(search)).toBe(expected));

  it("nothing but marks shows everything", async () => {
    const all = await found("");
    for (const search of ['"', "-", '""', '-"', "--"])
      expect([search, await found(search)]).toEqual([search, all]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

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

  it("nothing but marks is looked for as it stands", async () => {
    expect(await found('"')).toBe("C++ kit");
    for (const search of ['""', '-"', "--"]) expect([search, await found(search)]).toEqual([search, ""]);
  });
});

describe("what mentions a search elsewhere", () => {
  interface Elsewhere {
    readonly solutions: {
      readonly totalCount: number;
      readonly elsewhere: {
        readonly totalCount: number;
        readonly totalCountIsExact: boolean;
        readonly nodes: { readonly title: string; readonly vendor: { readonly name: string } }[];
      };
    };
  }
  const elsewhere = async (search: string | null, filter = {}) => {
    app.database.statements.length = 0;
    const { data, errors } = await app.execute<Elsewhere>(
      `query ($search: String, $filter: SolutionFilter) { solutions(search: $search, filter: $filter) {
        totalCount nodes { id } elsewhere { totalCount totalCountIsExact nodes { title vendor { name } } } } }`,
      { search, filter },
    );
    expect(errors).toBeUndefined();
    const { nodes, ...counted } = data.solutions.elsewhere;
    return {
      ...counted,
      titles: nodes.map(({ title }) => title).toSorted(),
      found: data.solutions.totalCount,
    };
  };

  beforeAll(async () => {
    const vendor = await createVendor(app, { name: "Podmaker" });
    const more = { vendor, description: "A pod.", sports: ["Rugby"] };
    await createSolution(app, { ...more, title: "Pod", features: ["10 Hz GPS", "Charging case"] });
    await createSolution(app, { ...more, title: "Tagged", tags: ["gps"], sports: [] });
    await createSolution(app, { ...more, title: "Joined", integrations: ["GPS exports"] });
    await createSolution(app, { ...more, title: "GPS vest", features: ["GPS"] });
    await createSolution(app, { ...more, title: "Hidden", features: ["GPS"], status: "withdrawn" });
    await createSolution(app, { ...more, title: "Trained", features: ["Training plans"] });
  });

  it("is told beside what the rule finds, in one statement more", async () => {
    const told = await elsewhere("GPS");
    expect(told).toEqual({
      found: 1,
      totalCount: 3,
      totalCountIsExact: true,
      titles: ["Joined", "Pod", "Tagged"],
    });
    expect(app.database.statements).toHaveLength(2);
  });

  it("keeps to the filters, to whole words and to what is left out", async () => {
    expect((await elsewhere("gps", { sports: ["rugby"] })).titles).toEqual(["Joined", "Pod"]);
    expect((await elsewhere("ai")).titles).toEqual([]);
    expect((await elsewhere("training plan")).titles).toEqual(["Trained"]);
    expect((await elsewhere("gps -case")).titles).toEqual(["Joined", "Tagged"]);
    expect((await elsewhere("gps -pod")).titles).toEqual([]);
    expect((await elsewhere('"10 Hz"')).titles).toEqual(["Pod"]);
  });

  it("is nothing without a search, and refused with one that is too long", async () => {
    for (const search of [null, "", "-gps", '"', "xyzzy", "%", "_"])
      expect(await elsewhere(search)).toMatchObject({ totalCount: 0, titles: [] });
    const { errors } = await app.execute(
      "query ($search: String) { solutions(search: $search) { elsewhere { totalCount } } }",
      {
        search: "x".repeat(201),
      },
    );
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("shows six, and counts the others", async () => {
    const vendor = await createVendor(app, { name: "Many" });
    for (let at = 0; at < 8; at++)
      await createSolution(app, {
        vendor,
        title: `Many ${at}`,
        description: "A thing.",
        features: ["Lidar"],
      });
    const { titles, totalCount } = await elsewhere("lidar");
    expect([titles.length, totalCount]).toEqual([6, 8]);
  });
});

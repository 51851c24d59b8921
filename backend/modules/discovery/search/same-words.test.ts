import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Found {
  readonly search: {
    readonly nodes: { title: string }[];
    readonly didYouMean: string | null;
    readonly unknownWords: string[];
  };
}

let app: TestApp;
const search = async (text: string) => {
  const { data } = await app.execute<Found>(
    "query ($text: String!) { search(text: $text) { nodes { title } didYouMean unknownWords } }",
    { text },
  );
  return data.search;
};
const titles = async (text: string) => (await search(text)).nodes.map(({ title }) => title);

/** What each record says, by its title. */
const RECORDS: Readonly<Record<string, string>> = {
  Lanecount: "For swimmers who count their lanes. It is sold in every color.",
  Poolwatch: "Swimming sessions, timed. The center of the pool matters.",
  Overcourt: "Sensors for a racquet.",
  Undercourt: "Sensors for a racket.",
  Wheelhouse: "A computer for your bicycle.",
  Spokeword: "Computers for bikes.",
  Benchread: "We analyse matches.",
  Boardroom: "It analyzes fixtures.",
  Padgrip: "Leagues for esports.",
  Thumbwar: "E-sports tournaments.",
  Wattride: "An e-bike with a meter.",
  Chargeway: "Ebikes to rent.",
  Barpath: "Velocity-based training for the weight room.",
  Spinaxis: "Inertial sensors in a patch.",
  Hallspot: "Local positioning indoors.",
  Roomspot: "A real-time locating system of tags.",
  Heatline: "Warns of exertional heat illness.",
  Whistler: "Helps the video assistant referee.",
  Rosterly: "An athlete management system.",
  Beatwise: "Heart rate variability every morning.",
  Skyfix: "A satellite receiver, GNSS only.",
  Musclemap: "Electromyography on the pitch.",
  Effortlog: "Ratings of perceived exertion by text message.",
  "Kitman Rows": "Ergometers.",
  Kitmen: "Laundry for teams.",
  Stridelab: "All about running: gait, cadence and shoes.",
  Runners: "Couriers for offices.",
  Totaliser: "Sport betting in one place. The total sum is shown.",
  Hoopla: "智能篮球训练系统",
  Kickoff: "منصة تحليل كرة القدم",
  Ledyanoy: "Аналитика для хоккея",
  Dribble: "축구를 위한 데이터",
  Samurai: "バスケットボールの分析",
};

beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { name: "Owner", description: "It owns." });
  for (const [title, description] of Object.entries(RECORDS))
    await createSolution(app, { title, description, vendor, category: "Other" });
  for (let at = 0; at < 12; at++) {
    const description = at % 2 ? "Sport for a club." : "The total of a hub. A thing.";
    await createSolution(app, { title: `Filler ${at}`, description, vendor, category: "Other" });
  }
});
afterAll(() => app.stop());

describe("a search finds the same, in any order, for", () => {
  it.each([
    ["swim / swimmers / swimming / swimmer", "Lanecount Poolwatch"],
    ["racket / racquet / rackets / racquets", "Overcourt Undercourt"],
    ["bike / bicycle / bicycles", "Spokeword Wheelhouse"],
    ["analyse / analyze / analysing", "Benchread Boardroom"],
    ["esports / e-sports / E-Sports / eSports", "Padgrip Thumbwar"],
    ["ebike / e-bike / e-bikes", "Chargeway Wattride"],
    ["color / colour / colours", "Lanecount"],
    ["center / centre", "Poolwatch"],
  ])("%s", async (texts, expected) => {
    for (const text of texts.split(" / ")) {
      expect([text, (await titles(text)).toSorted().join(" ")]).toEqual([text, expected]);
    }
  });
});

describe("an abbreviation finds what it stands for, and is never corrected", () => {
  it.each([
    ["VBT", "Barpath"],
    ["vbt", "Barpath"],
    ["IMU", "Spinaxis"],
    ["LPS", "Hallspot"],
    ["RTLS", "Roomspot"],
    ["rtls", "Roomspot"],
    ["EHS", "Heatline"],
    ["VAR", "Whistler"],
    ["AMS", "Rosterly"],
    ["HRV", "Beatwise"],
    ["EMG", "Musclemap"],
    ["RPE", "Effortlog"],
  ])("%s", async (text, title) => {
    const { nodes, didYouMean } = await search(text);
    expect([nodes[0]?.title, didYouMean]).toEqual([title, null]);
  });

  it("also where nothing has it", async () => {
    expect(await search("ACWR")).toEqual({ nodes: [], didYouMean: null, unknownWords: ["acwr"] });
    // One letter from "pool".
    expect((await search("POOX")).didYouMean).toBeNull();
    expect((await search("poox")).didYouMean).toBe("pool");
  });
});

describe("a name", () => {
  it("comes first as it is written, however like it others are", async () => {
    for (const text of ["Kitmen", "kitman rows", "Stridelab"]) {
      const { nodes, didYouMean } = await search(text);
      expect([nodes[0]?.title.toLowerCase(), didYouMean]).toEqual([text.toLowerCase(), null]);
    }
  });

  it("in another form doesn't come before what is about the word", async () => {
    expect((await titles("run"))[0]).toBe("Stridelab");
  });

  it("written in one finds only what has it, or its parts side by side", async () => {
    expect(await titles("sporttotal")).toEqual([]);
    expect(await titles("clubhub24")).toEqual([]);
    expect(await titles("clubhub")).toEqual([]);
    expect(await titles("heartrate")).toEqual(["Beatwise"]);
  });
});

it("what says less than two fifths of a short search isn't found", async () => {
  expect(await search("no such thing xyzzy")).toMatchObject({ nodes: [], unknownWords: ["xyzzy"] });
  expect(await titles("bicycle computer xyzzy")).toContain("Wheelhouse");
});

describe("other scripts find as they are written:", () => {
  it.each([
    ["篮球", "Hoopla"],
    ["训练系统", "Hoopla"],
    ["كرة القدم", "Kickoff"],
    ["хоккея", "Ledyanoy"],
    ["축구", "Dribble"],
    ["バスケットボール", "Samurai"],
    ["分析", "Samurai"],
  ])("%s", async (text, title) => {
    const { nodes, didYouMean } = await search(text);
    expect([nodes.map((node) => node.title), didYouMean]).toEqual([[title], null]);
  });
});

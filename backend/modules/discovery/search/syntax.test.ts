import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

interface Found {
  readonly search: {
    readonly nodes: { title: string }[];
    readonly totalCount: number;
    readonly kinds: { value: string; count: number }[];
    readonly didYouMean: string | null;
    readonly unknownWords: string[];
    readonly phrases: string[];
    readonly excluded: string[];
  };
}

let app: TestApp;
const search = async (text: string) => {
  const { data, errors } = await app.execute<Found>(
    `query ($text: String!) { search(text: $text) {
      nodes { title } totalCount kinds { value count } didYouMean unknownWords phrases excluded } }`,
    { text },
  );
  expect(errors).toBeUndefined();
  return data.search;
};
const titles = async (text: string) => (await search(text)).nodes.map(({ title }) => title).toSorted();

beforeAll(async () => {
  app = await startTestApp("empty");
  const vendor = await createVendor(app, { name: "Owner", description: "It owns." });
  const records = {
    Gatepass: "Ticketing for stadiums.",
    Secondhand: "Ticketing with resale and resales.",
    Marketplace: "Ticketing with a third party.",
    Beat: "It reads the heart rate of swimmers.",
    Beats: "Heart rates, on a strap.",
    Sentence: "It has a heart. Rate it.",
    Apart: "A rate that you set for your heart.",
  };
  for (const [title, description] of Object.entries(records))
    await createSolution(app, { title, description, vendor, category: "Other" });
});
afterAll(() => app.stop());

describe("a search", () => {
  it.each([
    ["ticketing", "Gatepass Marketplace Secondhand"],
    ["ticketing -resale", "Gatepass Marketplace"],
    ["ticketing −resold -resales", "Gatepass Marketplace"],
    ['ticketing -"third party" -resale', "Gatepass"],
    ["ticketing -third-party", "Gatepass Secondhand"],
    ["ticketing -owner", ""],
    ['"heart rate"', "Beat Beats"],
    ["“heart rate”", "Beat Beats"],
    ['"rate heart"', ""],
    ['"heart rate" -strap', "Beat"],
    ['"swimming"', ""],
    ['"swimmers"', "Beat"],
    ['sensor "heart rate"', "Beat Beats"],
  ])("for %s", async (text, expected) => {
    expect((await titles(text)).join(" ")).toBe(expected);
  });

  it("says how it was read, and counts what it shows", async () => {
    expect(await search('ticketing "third party" -resale')).toMatchObject({
      phrases: ["third party"],
      excluded: ["resale"],
      totalCount: 1,
      didYouMean: null,
    });
    const { kinds } = await search("ticketing -resale");
    expect(kinds.find(({ value }) => value === "SOLUTION")?.count).toBe(2);
  });

  it("corrects nothing in quotes", async () => {
    expect(await search('"hart rate"')).toMatchObject({
      nodes: [],
      didYouMean: null,
      unknownWords: ["hart"],
    });
  });

  it("that says what to leave out alone finds nothing", async () => {
    expect(await search("-resale")).toMatchObject({ nodes: [], totalCount: 0, excluded: ["resale"] });
  });

  it("of odd marks is one of words", async () => {
    expect(await titles('"heart rate')).toEqual(await titles("heart rate"));
    for (const text of ["ticketing -", 'ticketing "', 'ticketing ""', "ticketing --", 'ticketing -""']) {
      expect([text, await titles(text)]).toEqual([text, await titles("ticketing")]);
    }
    for (const text of ['"', "-", '-"', '"" - ""', '"the"', "-the", '"-"']) {
      expect(await search(text)).toMatchObject({ nodes: [], totalCount: 0 });
    }
  });
});

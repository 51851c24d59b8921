import { describe, expect, it } from "vitest";
import { parseBrief } from "./parse-brief.ts";

const SPORTS = ["American Football", "Ice Hockey", "Multi-sport", "Soccer", "Swimming", "Track and Field"];
const read = (text: string) => parseBrief(text, SPORTS).criteria;

describe("a brief", () => {
  it("names sports and a level, by other names too", () => {
    expect(read("Our college football and hockey athletes")).toMatchObject({
      sports: ["Soccer", "Ice Hockey"],
      level: "collegiate",
    });
    expect(read("an American football academy").sports).toEqual(["American Football"]);
    expect(read("A tool for marathon runners").sports).toEqual(["Track and Field"]);
    expect(read("A semi-pro swimmer").level).toBe("semi-professional");
    expect(read("Software for a high school athletic department")).toMatchObject({
      sports: [],
      level: "youth-academy",
    });
    expect(read("An athletics club")).toMatchObject({ sports: ["Track and Field"] });
    expect(read("All sports but soccer, not for elite teams but for grassroots clubs")).toMatchObject({
      sports: [],
      level: "grassroots",
    });
  });

  it("reads a wish behind what introduces it", () => {
    expect(read("What we'd like is camera-based tracking").should).toEqual(["camera-based tracking"]);
    expect(read("What I'd love are radio links").should).toEqual(["radio links"]);
  });

  it.each([
    ["GPS yes, heart rate no", "GPS"],
    ["Yes to GPS, no to heart rate", "GPS"],
    ["A free tool for referees", "tool for referees"],
    ["A tool that referees use for free", null],
    ["An app that coaches use in training", null],
    ["An app that coaches use to plan training", "plan training"],
    ["An app that plans training", "plans training"],
    ["An app that shows sprint times", "sprint times"],
    ["Software that finds, labels and groups set pieces from footage", "set pieces"],
    ["A tool that records, and tags matches", "matches"],
    ["A booking system for tennis clubs", "booking system"],
    ["End-to-end match simulation for referees", "End-to-end match simulation"],
    ["Outsourced, high volume food delivery", "high volume food delivery"],
    [
      "In-person, hybrid and virtual event management software",
      "hybrid and virtual event management software",
    ],
    ["Scouts compare a 17-year-old with players of the same birth year", null],
    ["What happens to the boys we let go", null],
    ["Builds software to manage a pool", null],
    ["Researchers have started to test on grass", null],
    ["Does anybody know of a VBT device with an open API?", "VBT device"],
    ["I'm after a cheap radar gun for bowling", "radar gun"],
    ["What's the best way to measure jump height?", "measure jump height"],
    ["We'd like to start measuring jump height", "measuring jump height"],
    ["Our federation wants to license clubs online", "license clubs online"],
    ["Looking into return-to-play protocols", "return-to-play protocols"],
    ["No-code website builder for clubs", "No-code website builder"],
    ["A thesis on injury prediction", "thesis on injury prediction"],
    ["Not too expensive video analysis", "video analysis"],
    ["Alternatives to Hudl", null],
    ["The less hardware the better", null],
    ["Cloud is okay, on premise too", null],
    ["Our previous tool had ads", null],
    ["Investor here. Seed-stage startups in sport", "Seed-stage startups"],
    ["We're a tennis club. Want: automatic line calling", "automatic line calling"],
    ["Our club needs new equipment and there is no budget", "equipment"],
    ["We run a volleyball club with sixty people and want to count jumps", "count jumps"],
    ["We own a gym, and I'm looking for a turnstile", "turnstile"],
    ["I'm fed up chasing fees by hand. Is there anything cheap that does direct debits?", "direct debits"],
    ["Trainer at a ballet company here. We want something to track dancers' load", "track dancers' load"],
    ["What do other clubs use to schedule pitches?", "schedule pitches"],
    ["We are an athletic department evaluating compliance software", "compliance software"],
    ["We'd be keen on a tool for measuring sprint times", "measuring sprint times"],
    ["Waivers, day passes, and certifications are on paper today", null],
    ["Soccer: line calling for club courts", "line calling"],
    ["The federation seeks a supplier of whereabouts management", "whereabouts management"],
    ["I'm an investor interested in companies doing automated refereeing", "automated refereeing"],
    ["We're replacing Excel with an athlete management system", "athlete management system"],
    ["Something that avoids queues at the gate", "queues"],
    ["Currently we log training in a notebook. I'd love an app for logging lifts", "logging lifts"],
    ["Anyone got experience with smart mouthguards for boys?", "smart mouthguards"],
    ["Which software can manage volunteers at a marathon?", "manage volunteers"],
    ["What we'd like is camera-based tracking for a team", "camera-based tracking"],
    ["Looking for a partner that can print and ship merchandise", "print and ship merchandise"],
    ["My son is blind. Are there audio-based training aids?", "audio-based training aids"],
    ["budget friendly livestream of our league", "livestream"],
    ["Half of our people forget to pay", null],
    ["Know how quickly lifters move the weight", null],
    ["Visitors should reserve an hour by phone", null],
    ["Fans wait an hour to get in", null],
    ["The surface is too soft at night games", null],
    ["Make sure that nobody cheats", null],
  ])("%s looks for %j", (text, product) => {
    expect(read(text)).toMatchObject({ product, must: [], level: null });
  });

  it("doesn't take how it is made for what isn't wanted", () => {
    expect(read("No code data analysis for coaches").wont).toEqual([]);
    expect(read("Data analysis, no wearables").wont).toEqual(["wearables"]);
    expect(read("Player tracking, no GPS obviously").wont).toEqual(["GPS"]);
    expect(read("Rehearse situations without wearing out legs").wont).toEqual(["wearing out legs"]);
    expect(read("Booking. The current system is from 2009 and has no online payment.").wont).toEqual([]);
    expect(read("Booking. Our old tool lacks invoices.").wont).toEqual([]);
  });

  it("demands no date, and ends where it spoke of money", () => {
    expect(read("I would like underwater video analysis that doesn't cost the earth")).toMatchObject({
      product: "underwater video analysis",
      should: ["underwater video analysis"],
    });
    expect(read("Ticketing, must integrate with Salesforce, live in three weeks").must).toEqual([
      "integrate with Salesforce",
    ]);
    expect(read("It must be ready by June 1 and work offline").must).toEqual(["work offline"]);
  });

  it("names a level by division or age", () => {
    expect(read("A D1 athletic department").level).toBe("collegiate");
    expect(read("Our U15 girls film away games").level).toBe("youth-academy");
    expect(read("U-12 teams").level).toBe("youth-academy");
    expect(read("Our U23 squad").level).toBe(null);
  });

  it("quotes what wasn't read without what was", () => {
    const { unread } = parseBrief("Our girls want to film away games on a phone and get clips soon", SPORTS);
    expect(unread).toEqual(["girls", "phone and get clips soon"]);
  });

  it("says which sports the catalog's list lacks", () => {
    expect(parseBrief("video analysis for handball and table tennis", SPORTS).notes).toEqual([
      "Not among the catalog's sports, so looked for in the texts: table tennis, handball.",
    ]);
    expect(parseBrief("video analysis for swimming", SPORTS).notes).toEqual([]);
  });

  it.each([
    ["Budget $5k", 5_000],
    ["under 10,000 dollars a year", 10_000],
    ["at most $400 a month", 4_800],
    ["between $5k and $10k", 10_000],
    ["USD 1.5 million", 1_500_000],
    ["20 players, 3 teams", null],
    ["no money", null],
  ])("%s costs at most %s", (text, most) => {
    expect(read(text).budgetMax).toBe(most);
  });

  it("says of two amounts and of other currencies how they were taken", () => {
    expect(parseBrief("We have $5k. It may cost $9,000.", SPORTS)).toMatchObject({
      criteria: { budgetMax: 5_000 },
      notes: [expect.stringMatching("lowest")],
    });
    expect(parseBrief("We have €5,000.", SPORTS)).toMatchObject({
      criteria: { budgetMax: null },
      notes: [expect.stringMatching("no exchange rate for EUR")],
    });
    const rates = [{ currency: "EUR", usd: 1.2, ratedOn: "2026-06-30" }];
    expect(parseBrief("We have €5,000.", SPORTS, { rates })).toMatchObject({
      criteria: { budgetMax: 6_000 },
      notes: [expect.stringMatching("EUR 5,000 is about \\$6,000 at the rate of June 30, 2026")],
    });
  });

  it("demands, wishes and rules out by its words", () => {
    const text =
      "It must work offline, and it should export clips. Ideally in Spanish. We don't need wearables. Video is mandatory.";
    expect(read(text)).toMatchObject({
      must: ["work offline", "Video"],
      should: ["export clips", "in Spanish"],
      wont: ["wearables"],
    });
  });

  it("says how many, where, when, and what became no criterion", () => {
    const rates = [{ currency: "EUR", usd: 1.1, ratedOn: "2026-06-30" }];
    const text =
      "GPS tracking system for 40 players at a rugby club in Spain. Budget EUR 25,000 for the first year. Must export raw data (CSV). Must work with Hudl Sportscode video. Decision in 3 weeks, evidence of validity for the board.";
    const { criteria, unread } = parseBrief(text, SPORTS, { rates, today: "2026-11-26" });
    expect(criteria).toMatchObject({
      product: "GPS tracking system",
      quantities: ["40 players"],
      places: ["Spain"],
      budgetMax: 27_500,
      deadline: "2026-12-17",
      must: ["export raw data (CSV)", "work with Hudl Sportscode video"],
    });
    expect(unread).toEqual(["rugby", "evidence of validity for the board"]);
    expect(parseBrief("Ticketing. It should print posters.", SPORTS).unread).toEqual([]);
  });

  it("demands what is listed under a heading", () => {
    const text = "Must have:\n- offline mode\n- clip export\nNice to have:\n* dark mode\n\nThanks.";
    expect(read(text)).toMatchObject({ must: ["offline mode", "clip export"], should: ["dark mode"] });
  });

  it("does not take an amount for a demand", () => {
    expect(read("It must cost under $5k a year.")).toMatchObject({ must: [], budgetMax: 5_000 });
    expect(read("It must work offline, at most $10k a year.")).toMatchObject({
      must: ["work offline"],
      budgetMax: 10_000,
    });
  });

  it("names products and a date", () => {
    expect(read("Integrates with Hudl, Catapult One and Garmin. Works with U12 teams.").integrations).toEqual(
      ["Hudl", "Catapult One", "Garmin"],
    );
    expect(read("Needed by March 2027.").deadline).toBe("2027-03-31");
    expect(read("before 2027-02-30").deadline).toBeNull();
    expect(read("by 2027-02-01").deadline).toBe("2027-02-01");
  });

  it("of nothing says nothing, and a long one is read in time", () => {
    const nothing = { sports: [], level: null, must: [], should: [], wont: [], budgetMax: null };
    for (const text of ["", " ", "the of and", "🏉🏉", "$", "must", "must must must not"]) {
      expect(read(text)).toMatchObject(nothing);
    }
    const begun = performance.now();
    for (const part of ["A", "A ", "must ", "$1 ", "$1 to ", "integrates with A and ", ", and "]) {
      read(part.repeat(20_000 / part.length));
    }
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

import { describe, expect, it } from "vitest";
import type { Candidate } from "./candidate.ts";
import { SpokenOf } from "./shared-terms.ts";
import type { Signal } from "./signals.ts";
import { agreementsOf, weigh } from "./weigh.ts";

const CANDIDATE: Candidate = {
  id: 7,
  vendorId: 1,
  title: "Clip Cutter",
  category: "Video Analysis",
  sports: ["Football", "Handball"],
  tags: ["tagging"],
  rating: 4.5,
  reviewCount: 2,
  score: 4,
  body: "Cuts clips of set pieces while you watch.",
  features: ["Shared videos"],
  integrations: [],
};
const SIGNAL: Signal = {
  source: "saved",
  title: "Match Eye",
  text: null,
  category: "Video Analysis",
  sports: ["Football"],
  tags: [],
};
/** Of a hundred solutions; what ten have is wholly particular. */
const COUNTS = {
  categories: { "Video Analysis": 10, Wearables: 90 },
  sports: { Football: 10, Handball: 2, Golf: 88 },
};
/** A thousand records, of which most mention teams. */
const FREQUENCIES = { documents: 1000, withStem: (stem: string) => (stem === "team" ? 700 : 20) };
const ranked = (signal: Partial<Signal>, score?: number) => ({
  signal: { ...SIGNAL, ...signal },
  scores: new Map(score === undefined ? [] : [[7, score]]),
  spoken: signal.text ? new SpokenOf(signal.text, FREQUENCIES) : undefined,
});
const weighedBy = (counts: typeof COUNTS, ...rankings: ReturnType<typeof ranked>[]) =>
  weigh(CANDIDATE, agreementsOf(CANDIDATE, rankings, counts));
const weighed = (...rankings: ReturnType<typeof ranked>[]) => weighedBy(COUNTS, ...rankings);

describe("what speaks for a solution", () => {
  it("is its strength where everything agrees, and says what", () => {
    expect(weighed(ranked({}, 0.5))).toMatchObject({
      confidence: expect.closeTo(0.6),
      reasons: ["Because you saved Match Eye: both are in Video Analysis and for Football"],
      isPersonal: true,
    });
  });

  it("is less with less agreement", () => {
    // Of the text half, of the sports one of two, and not the category: .4 / 2 + .3 / 2.
    const half = weighed(ranked({ category: "Wearables", sports: ["Football", "Golf"] }, 0.25));
    expect(half?.confidence).toBeCloseTo(0.6 * 0.35);
    expect(half?.reasons).toEqual(["Because you saved Match Eye: both are for Football"]);
  });

  it("adds up without ever being certain; three signals count", () => {
    const all = weighed(...["A", "B", "C", "D"].map((title) => ranked({ title }, 0.5)));
    expect(all?.confidence).toBeCloseTo(1 - 0.4 ** 3);
    expect(all?.reasons).toHaveLength(3);
  });

  it("has to be a fact or a term that both say: a place in the ranking alone is none", () => {
    const nothing = { category: null, sports: [], tags: [] };
    const profile = { ...nothing, source: "profile", title: "" } as const;
    expect(weighed(ranked(nothing, 0.5))?.isPersonal).toBe(false);
    expect(weighed(ranked({ ...profile, text: "I coach a choir" }, 0.5))?.isPersonal).toBe(false);
    expect(weighed(ranked({ ...profile, text: "I film videos of the youth team" }, 0.5))).toMatchObject({
      confidence: expect.closeTo(0.3),
      reasons: ["Because of your profile: it mentions “Video”"],
    });
    expect(weighed(ranked({ ...nothing, text: "Watches every set piece." }, 0.25))).toMatchObject({
      confidence: expect.closeTo(0.3),
      reasons: ["Because you saved Match Eye: both mention “set pieces”"],
    });
  });

  it("is nothing that most have in common", () => {
    const counts = {
      categories: { "Video Analysis": 60, Wearables: 40 },
      sports: { Football: 70, Handball: 2, Golf: 30 },
    };
    expect(weighedBy(counts, ranked({}, 0.5))?.isPersonal).toBe(false);
    const rare = { ...counts, sports: { Football: 5, Handball: 2, Golf: 95 } };
    expect(weighedBy(rare, ranked({}, 0.5))?.reasons).toEqual([
      "Because you saved Match Eye: both are for Football",
    ]);
  });

  it("are its reviews, said as such, where nothing is known", () => {
    expect(weighed()).toEqual({
      candidate: CANDIDATE,
      confidence: 0.2,
      reasons: [
        "One of the best rated: 4.5 stars from 2 reviews. We don't know enough about you yet to say more",
      ],
      isPersonal: false,
    });
  });
});

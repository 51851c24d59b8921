import { describe, expect, it } from "vitest";
import type { Candidate } from "./candidate.ts";
import type { Signal } from "./signals.ts";
import { weigh } from "./weigh.ts";

const CANDIDATE: Candidate = {
  ...{ id: 7, vendorId: 1, title: "Clip Cutter", category: "Video Analysis" },
  ...{ sports: ["Football", "Handball"], tags: ["tagging"], rating: 4.5, reviewCount: 2, score: 4 },
};
const SIGNAL: Signal = {
  ...{ source: "saved", title: "Match Eye", text: null, category: "Video Analysis" },
  ...{ sports: ["Football"], tags: [] },
};
const ranked = (signal: Partial<Signal>, place?: number) => ({
  signal: { ...SIGNAL, ...signal },
  places: new Map(place === undefined ? [] : [[7, place]]),
});

describe("what speaks for a solution", () => {
  it("is its strength where everything agrees, and says what", () => {
    expect(weigh(CANDIDATE, [ranked({}, 0)])).toMatchObject({
      confidence: expect.closeTo(0.6),
      reasons: ["Because you saved Match Eye: both are in Video Analysis and for Football"],
      isPersonal: true,
    });
  });

  it("is less with less agreement", () => {
    // Of the text half, of the sports one of two, and not the category: .4 / 2 + .3 / 2.
    const half = weigh(CANDIDATE, [ranked({ category: "Wearables", sports: ["Football", "Golf"] }, 25)]);
    expect(half?.confidence).toBeCloseTo(0.6 * 0.35);
    expect(half?.reasons).toEqual(["Because you saved Match Eye: both are for Football"]);
  });

  it("adds up without ever being certain; three signals count", () => {
    const all = weigh(
      CANDIDATE,
      ["A", "B", "C", "D"].map((title) => ranked({ title }, 0)),
    );
    expect(all?.confidence).toBeCloseTo(1 - 0.4 ** 3);
    expect(all?.reasons).toHaveLength(3);
  });

  it("has to be a fact: a place in the ranking alone is none, but words that name it are", () => {
    const nothing = { category: null, sports: [], tags: [] };
    const unread = { ...CANDIDATE, reviewCount: 0 };
    expect(weigh(unread, [ranked(nothing, 0)])).toBeUndefined();
    const profile = { ...nothing, source: "profile", title: "" } as const;
    expect(weigh(unread, [ranked({ ...profile, text: "I coach a choir" }, 0)])).toBeUndefined();
    expect(weigh(unread, [ranked({ ...profile, text: "I film videos of the youth team" }, 0)])).toMatchObject(
      {
        confidence: expect.closeTo(0.3),
        reasons: ["Because your profile mentions videos"],
      },
    );
  });

  it("are its reviews, said as such, where nothing is known", () => {
    expect(weigh(CANDIDATE, [])).toEqual({
      candidate: CANDIDATE,
      confidence: 0.2,
      reasons: [
        "One of the best rated: 4.5 stars from 2 reviews. We don't know enough about you yet to say more",
      ],
      isPersonal: false,
    });
  });
});

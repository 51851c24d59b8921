import { describe, expect, it } from "vitest";
import { DiscoveryIndex } from "../discovery-index.ts";
import type { RecordFacts } from "../live/facts.ts";
import { judging } from "./judge.ts";
import { parseBrief } from "./parse-brief.ts";

const SPORTS = ["American Football", "Cricket", "Multi-sport", "Rugby", "Soccer", "Swimming"];

/** What a text asks for: each line differs from its neighbor by little, and means something else. */
const READINGS: readonly (readonly [string, Partial<Record<"must" | "should" | "wont", string[]>>])[] = [
  // What is not wanted.
  ["We want betting.", {}],
  ["We do not want betting.", { wont: ["betting"] }],
  ["We don't want betting or fantasy games.", { wont: ["betting", "fantasy games"] }],
  ["We don't mind betting.", {}],
  ["I don't like subscriptions.", { wont: ["subscriptions"] }],
  ["We are not interested in wearables.", { wont: ["wearables"] }],
  ["We are not looking for wearables.", { wont: ["wearables"] }],
  ["We are looking for wearables.", {}],
  ["Ticketing platform. Not resale.", { wont: ["resale"] }],
  ["Ticketing platform. Resale.", {}],
  ["Team app, no wearables.", { wont: ["wearables"] }],
  ["Team app, no wearables, cameras or betting.", { wont: ["wearables", "cameras", "betting"] }],
  ["Team app with no wearables", { wont: ["wearables"] }],
  ["Team app with wearables", {}],
  ["GPS tracking without vests", { wont: ["vests"] }],
  ["GPS tracking with vests", {}],
  ["GPS tracking with or without vests", {}],
  ["GPS tracking for rugby clubs without vests", { wont: ["vests"] }],
  ["Video analysis w/o GPS vests for academies", { wont: ["GPS vests"] }],
  ["Video analysis instead of GPS vests", { wont: ["GPS vests"] }],
  ["Video analysis rather than wearables", { wont: ["wearables"] }],
  ["An app rather than our spreadsheets", {}],
  ["An app instead of paper forms", {}],
  ["Heart rate monitoring, anything but wearables", { wont: ["wearables"] }],
  ["Fan engagement, everything except betting", { wont: ["betting"] }],
  ["Fan engagement, excluding betting", { wont: ["betting"] }],
  ["Fan engagement, including betting", {}],
  ["An ad-free app for coaches", { wont: ["ad"] }],
  ["An app free of ads", { wont: ["ads"] }],
  ["We want messaging, not newsletters.", { wont: ["newsletters"] }],
  ["We want messaging and newsletters.", {}],
  ["Not a hardware product but software for scouting", { wont: ["hardware product"] }],
  ["Wearables are not an option.", { wont: ["Wearables"] }],
  ["Wearables are an option.", {}],
  ["Wearables are out of the question.", { wont: ["Wearables"] }],
  ["Wearables are not wanted.", { wont: ["Wearables"] }],
  ["Cameras are a deal breaker.", { wont: ["Cameras"] }],
  ["Cameras are not a deal breaker.", {}],
  ["Deal breakers: wearables, cameras", { wont: ["wearables", "cameras"] }],
  ["Avoid cameras.", { wont: ["cameras"] }],
  ["Please avoid subscriptions.", { wont: ["subscriptions"] }],
  ["We want to avoid wearables.", { wont: ["wearables"] }],
  ["We cannot use cameras.", { wont: ["cameras"] }],
  ["We can use cameras.", {}],
  ["We would rather not wear vests.", { wont: ["vests"] }],
  ["We would rather wear vests.", {}],
  ["It must not need wearables.", { wont: ["wearables"] }],
  ["It must not work offline.", { wont: ["work offline"] }],
  ["It should not sell tickets.", { wont: ["sell tickets"] }],
  ["It must never share data with sponsors.", { wont: ["share data with sponsors"] }],
  ["We want no tool that requires wearables.", { wont: ["wearables"] }],
  ["We won't accept ads.", { wont: ["ads"] }],
  ["Video analysis that does not need the internet", { wont: ["internet"] }],
  ["Video analysis that doesn't require cameras", { wont: ["cameras"] }],
  ["Video analysis that requires cameras", {}],
  // Purposes.
  ["We want a tool that helps us avoid injuries in soccer", {}],
  ["A tool to avoid injuries", {}],
  ["We want to avoid injuries.", {}],
  ["We do not want injuries.", {}],
  ["No more double bookings, please.", {}],
  ["A rota app so that we don't lose volunteers", {}],
  ["We need reminders in order not to miss training.", {}],
  ["We don't want to lose players to burnout.", {}],
  ["A scheduling tool to prevent clashes", {}],
  ["We don't want injury tracking.", { wont: ["injury tracking"] }],
  // Circumstances.
  ["There is no wifi in our gym. Ticket scanning.", {}],
  ["We have no analyst. Video analysis.", {}],
  ["Our players don't read manuals.", {}],
  ["Our current tool does not export CSV.", {}],
  ["We do not have a stadium.", {}],
  ["We don't know which sensor is best.", {}],
  ["A booking tool for clubs without an analyst", {}],
  ["Our kids can't read well.", {}],
  ["We have no preference about cameras.", {}],
  ["I am not sure about cameras.", {}],
  // No denials.
  ["Not only video but also GPS data", {}],
  ["Not just video but GPS data", {}],
  ["No more than 40 players", {}],
  ["No later than May 2027", {}],
  ["Nothing against wearables, for runners", {}],
  ["Without a doubt we need messaging.", {}],
  ["No rush. Messaging for teams.", {}],
  ["No matter which sport", {}],
  // Left open.
  ["Wearables are not required.", {}],
  ["Wearables are required.", { must: ["Wearables"] }],
  ["It does not have to be cheap.", {}],
  ["It need not be on premises.", {}],
  ["We don't need it to stream.", {}],
  ["No wearables unless they are waterproof.", {}],
  // Demands.
  ["It must work offline.", { must: ["work offline"] }],
  ["It must work without internet.", { must: ["work without internet"] }],
  ["It must export CSV but no wearables.", { must: ["export CSV"], wont: ["wearables"] }],
  ["Must track load without wearables.", { must: ["track load"], wont: ["wearables"] }],
  ["It must work offline and export CSV.", { must: ["work offline", "export CSV"] }],
  ["It must work offline and must not need wearables.", { must: ["work offline"], wont: ["wearables"] }],
  [
    "Must have offline mode, CSV export and messaging.",
    { must: ["offline mode", "CSV export", "messaging"] },
  ],
  ["CSV export is a must.", { must: ["CSV export"] }],
  ["CSV export is not a must.", {}],
  ["CSV export is essential for us.", { must: ["CSV export"] }],
  ["CSV export would be nice.", { should: ["CSV export"] }],
  ["We need it to work offline.", { must: ["work offline"] }],
  ["We don't want a tool without offline mode.", { must: ["offline mode"] }],
  ["We don't want a tool with offline mode.", { wont: ["offline mode"] }],
  ["We do not want anything that doesn't work offline.", { must: ["work offline"] }],
  ["We can't live without messaging.", { must: ["messaging"] }],
  ["The app must not be without messaging.", { must: ["messaging"] }],
  ["We will not buy it unless it works offline.", { must: ["works offline"] }],
  ["It should not only tag video but also export clips.", { should: ["tag video", "export clips"] }],
  ["Ideally without cameras.", { wont: ["cameras"] }],
  ["There is no wifi in our gym, so it must work offline.", { must: ["work offline"] }],
  ["Must be free. club management", {}],
  ["We'd like to do without hardware.", { wont: ["hardware"] }],
  ["We have ruled out wearables.", { wont: ["wearables"] }],
  ["Wearables aren't ruled out.", {}],
  ["Hardware is fine, wearables are not.", { wont: ["wearables"] }],
  ["Cameras? No thanks.", { wont: ["Cameras"] }],
  ["Cameras? Yes, please.", {}],
  ["No contract lock-in, no hidden fees.", { wont: ["contract lock-in", "hidden fees"] }],
  ["It has to work with no internet connection.", { must: ["work with no internet connection"] }],
  ["Without messaging it is useless to us.", { must: ["messaging"] }],
  ["If it doesn't export CSV we can't use it.", { must: ["export CSV"] }],
  ["Never without consent of parents.", { must: ["consent of parents"] }],
  ["Nothing wearable.", { wont: ["wearable"] }],
  ["Don't show me hardware.", { wont: ["hardware"] }],
  ["The system should not only count laps.", { should: ["count laps"] }],
  ["The system should not count laps.", { wont: ["count laps"] }],
  ["We don't want to pay.", {}],
  ["Heart rate but not by chest strap.", { wont: ["chest strap"] }],
  ["We're not a professional team. Video analysis.", {}],
];

/** What a record says about what a brief asks for: the criterion of that kind is met, broken, or unknown. */
const VERDICTS: readonly (readonly [string, string, string, "met" | "not-met" | "unknown"])[] = [
  ["It must have messaging.", "Messaging for teams.", "must", "met"],
  ["It must have messaging.", "There is no messaging.", "must", "not-met"],
  ["It must have messaging.", "It plans sessions without messaging.", "must", "not-met"],
  ["It must have messaging.", "Messaging is not included.", "must", "not-met"],
  ["It must have messaging.", "Messaging is included.", "must", "met"],
  ["It must have messaging.", "It offers chat, messaging and polls.", "must", "met"],
  ["It must have messaging.", "It has no chat, messaging or polls.", "must", "not-met"],
  ["It must have messaging.", "It has no polls but messaging.", "must", "met"],
  ["It must have messaging.", "It lacks messaging.", "must", "not-met"],
  ["It must have messaging.", "It does not lack messaging.", "must", "met"],
  ["It must have messaging.", "Never without messaging.", "must", "met"],
  ["It must have messaging.", "Messaging is planned.", "must", "unknown"],
  ["It must have messaging.", "Messaging is coming soon.", "must", "unknown"],
  ["It must have messaging.", "Messaging is optional.", "must", "unknown"],
  ["It must have messaging.", "Not only messaging but also polls.", "must", "met"],
  ["It must have messaging.", "Most apps have no messaging. This one has messaging.", "must", "met"],
  ["It must have messaging.", "Most tools lack messaging.", "must", "unknown"],
  ["It must have messaging.", "Unlike apps without messaging, it plans sessions.", "must", "unknown"],
  ["It must have messaging.", "Messaging without ads.", "must", "met"],
  ["It must have messaging.", "Doesn't track wearables and offers messaging.", "must", "met"],
  ["It must have messaging.", "Messaging and video are not available.", "must", "not-met"],
  ["It must have messaging.", "Video is not available, messaging is.", "must", "met"],
  ["It must have messaging.", "Messaging: no", "must", "not-met"],
  ["It must have messaging.", "Messaging is no longer supported.", "must", "not-met"],
  ["It must have messaging.", "Polls instead of messaging.", "must", "not-met"],
  ["It must have messaging.", "Messaging instead of polls.", "must", "met"],
  ["It must have messaging.", "It sells seats.", "must", "unknown"],
  ["It must work offline.", "It works offline.", "must", "met"],
  ["It must work offline.", "It does not work offline.", "must", "not-met"],
  ["It must work offline.", "It doesn't work offline, but exports clips.", "must", "not-met"],
  ["It must work offline.", "It doesn't stream, but works offline.", "must", "met"],
  ["It must work without internet.", "It works without internet.", "must", "met"],
  ["It must work without internet.", "It does not work without internet.", "must", "not-met"],
  ["It must work without internet.", "It requires internet.", "must", "not-met"],
  ["It must work without internet.", "It needs no internet.", "must", "met"],
  ["It must work without internet.", "If there is no internet, tickets are kept.", "must", "met"],
  ["It must work without internet.", "It sends reports over the internet.", "must", "unknown"],
  ["It must export CSV.", "Exports CSV.", "must", "met"],
  ["It must export CSV.", "No CSV export.", "must", "not-met"],
  ["It must export CSV.", "Exports PDF, not CSV.", "must", "not-met"],
  ["It must export CSV.", "Exports CSV, not PDF.", "must", "met"],
  ["It must export CSV.", "No wearables needed; exports CSV.", "must", "met"],
  ["Athlete monitoring without wearables", "It needs a wearable.", "wont", "not-met"],
  ["Athlete monitoring without wearables", "Wearables for athletes.", "wont", "not-met"],
  ["Athlete monitoring without wearables", "No wearables needed.", "wont", "met"],
  ["Athlete monitoring without wearables", "Works without wearables.", "wont", "met"],
  ["Athlete monitoring without wearables", "Wearables are not required.", "wont", "met"],
  ["Athlete monitoring without wearables", "Works with or without wearables.", "wont", "unknown"],
  ["Athlete monitoring without wearables", "It asks athletes how they slept.", "wont", "unknown"],
  ["Athlete monitoring without wearables", "It measures by camera instead of wearables.", "wont", "met"],
  ["Athlete monitoring without wearables", "Not without wearables.", "wont", "not-met"],
  ["Ticketing platform. Not resale.", "A resale marketplace.", "wont", "not-met"],
  ["Ticketing platform. Not resale.", "Resale is excluded.", "wont", "met"],
  ["Ticketing platform. Not resale.", "It sells tickets.", "wont", "unknown"],
  ["Fan app. We do not want betting.", "Betting on every match.", "wont", "not-met"],
  ["Fan app. We do not want betting.", "Quizzes, no betting.", "wont", "met"],
  ["Fan app. We do not want betting.", "Free of betting.", "wont", "met"],
  ["Must be free. club management", "Academies must free 40 minutes.", "budget", "unknown"],
  ["Must be free. club management", "It is free of charge.", "budget", "met"],
  ["Must be free. club management", "It is free.", "budget", "met"],
  ["Must be free. club management", "A free app for clubs.", "budget", "met"],
  ["Must be free. club management", "It finds free agents.", "budget", "unknown"],
  ["Must be free. club management", "It analyzes free kicks.", "budget", "unknown"],
  ["Must be free. club management", "It starts with a free trial.", "budget", "unknown"],
  ["Must be free. club management", "It is free of ads.", "budget", "unknown"],
  ["Video analysis", "Video analysis for teams.", "product", "met"],
  ["Video analysis", "It has no video analysis.", "product", "unknown"],
];

it("has at least 120 pairs", () => {
  expect(READINGS.length + VERDICTS.length).toBeGreaterThanOrEqual(120);
});

describe("a brief is read", () => {
  it.each(READINGS)("%s", (text, asked) => {
    const { must, should, wont } = parseBrief(text, SPORTS).criteria;
    expect({ must, should, wont }).toEqual({ must: [], should: [], wont: [], ...asked });
  });
});

describe("a record is judged", () => {
  const index = new DiscoveryIndex(1);
  const texts = [...new Set(VERDICTS.map(([, text]) => text))];
  index.put(
    texts.map((body, at) => ({ key: `solution:${at}`, kind: 0, fields: { title: `Record ${at}`, body } })),
  );
  it.each(VERDICTS)("%s / %s: %s is %s", (brief, text, kind, verdict) => {
    const { criteria } = parseBrief(brief, SPORTS);
    const judged = judging(criteria, { reading: index, index, sports: SPORTS, rates: [] })(recordOf(text));
    expect(judged.filter((one) => one.kind === kind).map((one) => one.verdict)).toEqual([verdict]);
  });
});

function recordOf(body: string): RecordFacts {
  return {
    ...{ kind: "solution", id: 1, slug: "record", title: "Record", owner: null, body, category: null },
    ...{ features: [], tags: [], integrations: [], sports: [], levels: [], priceBand: null },
  };
}

import { askedOf } from "./index-fill.ts";
import type { Target } from "./load.ts";
import type { BenchServer } from "./servers.ts";

/** What people type: names, single words, several, misspelled, joined, unfinished, synonyms, stop words. */
const TEXTS = [
  "analysis",
  "performance data",
  "injury risk",
  "gps vest",
  "wearable",
  "video tagging",
  "football",
  "heartrate",
  "analitics",
  "concusion",
  "the best coach app",
  "vr",
  "ai",
  "ticket walle",
  "stadium wifi",
  "load history for youth teams",
  "Stridelytics Pro",
  "sprint timing gates",
  "soccer scouting",
  "sleep",
  "expected goals model",
  "nutrition plans",
  "battery",
  "recovery",
  "smart mouthguard impact",
  "coach",
  "training load over a season",
  "live polls",
  "camera that follows the ball",
  "platform",
];
/** Briefs of a sentence or a few. */
const BRIEFS = [
  "We need a wearable that measures heart rate and steps for a youth academy.",
  "A soccer club looks for video analysis that tags games while they are played. It must work offline.",
  "Injury risk from training load for rugby, under $5,000 a year. It should integrate with Garmin.",
  "Our stadium wants live polls and replays for supporters during the game.",
  "Camera that follows the ball by itself. We won't install servers. Must have a clip library.",
  "Timing gates for sprints to a hundredth, for a track and field club, by June 2027.",
  "Mouthguards that count impacts in American football. Must alert the team doctor.",
  "Cheap load history for grassroots basketball; ideally on a phone, no subscription.",
  "Model reports and calibration plots for expected goals, for a professional team.",
  "Points shop that rewards attendance. Should connect with our ticket wallet.",
];

/** As many that none is among those whose matches are still kept when it comes again. */
const BRIEFS_ASKED = Array.from(
  { length: 300 },
  (_, n) => `${BRIEFS[n % BRIEFS.length]} We have ${n + 20} people.`,
);

const hits =
  "nodes { kind recordId slug title titleMatches { start end } excerpt excerptMatches { start end } owner }";
const searching = (text: string) =>
  `{ search(text: ${JSON.stringify(text)}, first: 24) { totalCount isComplete didYouMean ${hits} kinds { value count } } }`;
const matching = (text: string) =>
  `{ matchSolutions(brief: { text: ${JSON.stringify(text)} }) { ruledOut isComplete understood { must should notes }
    results { rank score solution { id title slug } factors { name contribution } criteria { text verdict }
      evidence { criterion quote start end fall } unknowns raises } } }`;

/** The keys of the first ten of what each text finds, and then of what each brief does; undefined where it isn't answered. */
export async function firstTen(server: BenchServer): Promise<(string[] | undefined)[]> {
  const found: (string[] | undefined)[] = [];
  for (const text of TEXTS) {
    const data = await askedOf<Answer>(server, searching(text));
    found.push(data?.search?.nodes.map(({ kind, recordId }) => `${kind}:${recordId}`));
  }
  for (const text of BRIEFS) {
    const data = await askedOf<Answer>(server, matching(text));
    found.push(data?.matchSolutions?.results.map(({ solution }) => solution.id));
  }
  return found.map((keys) => keys?.slice(0, 10));
}

interface Answer {
  readonly search?: { readonly nodes: { readonly kind: string; readonly recordId: number }[] };
  readonly matchSolutions?: { readonly results: { readonly solution: { readonly id: string } }[] };
}

/** Searches and briefs over the search index. */
export function searchTargets(server: BenchServer): Target[] {
  const at = { server, path: "/graphql", needsIndex: true };
  const operations = TEXTS.map(searching);
  const briefs = BRIEFS_ASKED.map(matching);
  return [
    { ...at, name: "one visitor: search, ranked", operations, connections: 1 },
    { ...at, name: "eight searching at once, ranked", operations, connections: 8 },
    { ...at, name: "one visitor: brief", operations: briefs, connections: 1 },
    { ...at, name: "eight briefs at once", operations: briefs, connections: 8 },
  ];
}

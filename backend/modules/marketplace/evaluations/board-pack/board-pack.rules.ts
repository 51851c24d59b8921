import { counted } from "../../../../shared/text/counted.rules.ts";
import { durationInWords } from "../../../catalog/plans/cost.rules.ts";
import { BEST_SCORE } from "../evaluation.rules.ts";

/** What a board pack needs of an evaluation, as the API returns it. */
export interface PackRoom {
  readonly evaluation: { readonly name: string; readonly need?: string | null | undefined };
  readonly numbers: Readonly<Record<Count, number | null>> & {
    readonly months: number;
    readonly currency: string;
  };
  readonly criteria: readonly {
    readonly id: string;
    readonly title: string;
    readonly share: number;
    readonly must: boolean;
  }[];
  readonly candidates: readonly PackCandidate[];
  readonly costs: readonly {
    readonly candidateId: string;
    readonly basis: string;
    readonly words: string;
    readonly plan?: string | null | undefined;
    readonly formula: readonly string[];
    readonly unknown: readonly string[];
    readonly conversion?: string | null | undefined;
    readonly source?: string | null | undefined;
  }[];
  readonly requests: readonly {
    readonly vendors: readonly {
      readonly vendorId: string;
      readonly name: string;
      readonly progress: string;
      readonly answers: readonly {
        readonly question: string;
        readonly text: string;
        readonly answeredAt: Moment;
      }[];
    }[];
  }[];
  readonly results?: PackResults | null | undefined;
  readonly decision?:
    | {
        readonly chosenName: string;
        readonly runnerUpName?: string | null | undefined;
        readonly reasons: string;
        readonly decidedAt: Moment;
        readonly decidedBy?: string | null | undefined;
      }
    | null
    | undefined;
}

type Moment = string | Date;
type Count = "athletes" | "teams" | "venues" | "events" | "seats" | "devices";

interface PackCandidate {
  readonly id: string;
  readonly name: string;
  readonly vendorName?: string | null | undefined;
  readonly vendorId?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly withdrawn: boolean;
  readonly changedSince: boolean;
  readonly quotes: readonly { readonly criterionId: string; readonly text: string }[];
  readonly facts?:
    | { readonly rating: number; readonly reviewCount: number; readonly asOf: Moment }
    | null
    | undefined;
}

interface PackResults {
  readonly judges: number;
  readonly verdict: string;
  readonly sensitivity: readonly string[];
  readonly ranking: readonly {
    readonly candidateId: string;
    readonly place: number;
    readonly score?: number | null | undefined;
    readonly lowest?: number | null | undefined;
    readonly highest?: number | null | undefined;
    readonly coverage: number;
    readonly missedMusts: readonly string[];
    readonly cells: readonly {
      readonly criterionId: string;
      readonly mean?: number | null | undefined;
      readonly lowest?: number | null | undefined;
      readonly highest?: number | null | undefined;
      readonly unknown: number;
    }[];
  }[];
  readonly notes: readonly {
    readonly candidateId: string;
    readonly criterionId: string;
    readonly author: string;
    readonly text: string;
  }[];
}

/** A part of a section. */
export type PackBlock =
  | { readonly kind: "text"; readonly text: string; readonly tone?: "strong" | "muted" }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** The index of the column that names the row. */
      readonly naming: number;
      /** The index of the column that takes the width that the others leave. */
      readonly wide: number;
    };

/** A section of a board pack. */
export interface PackSection {
  readonly title: string;
  readonly blocks: readonly PackBlock[];
}

/** An evaluation as those who decide read it, on paper or on a screen. */
export interface BoardPack {
  readonly title: string;
  /** The outcome in a sentence. */
  readonly summary: string;
  readonly sections: readonly PackSection[];
}

/** How much a board pack shows; what it leaves out, it says. */
export interface PackLimits {
  /** Rows of candidates. */
  readonly candidates: number;
  readonly criteria: number;
  /** The best candidates, whose scores by criterion stand side by side. */
  readonly compared: number;
  /** Quotes, answers and notes for each of these. */
  readonly evidence: number;
  /** The maximum length of a name. */
  readonly name: number;
  /** The maximum length of a text; quotes and answers are half as long. */
  readonly text: number;
}

/** The limits of the page, which has room for everything but the notes of many judges. */
export const PAGE_LIMITS: PackLimits = {
  candidates: 50,
  criteria: 30,
  compared: 6,
  evidence: 30,
  name: 200,
  text: 5000,
};

/** The limits of the PDF, tried one after the other until it fits on its pages. */
export const PDF_LIMITS: readonly PackLimits[] = [
  { candidates: 50, criteria: 30, compared: 5, evidence: 8, name: 90, text: 1500 },
  { candidates: 25, criteria: 20, compared: 5, evidence: 4, name: 70, text: 700 },
  { candidates: 12, criteria: 15, compared: 4, evidence: 3, name: 50, text: 400 },
  { candidates: 8, criteria: 10, compared: 3, evidence: 2, name: 40, text: 160 },
];

/** The maximum number of pages of a PDF. */
export const MAX_PAGES = 6;

/** Difference between the lowest and the highest score from which judges are said to disagree. */
const DISAGREEMENT = 3;

const day = (moment: Moment) =>
  new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
const percent = (share: number) => `${Math.round(share * 100)}%`;
const score = (value: number | null | undefined) => (value == null ? "–" : value.toFixed(1));

/** Shortens a text, at a space if there is one near. */
function cut(text: string, most: number): string {
  const line = text.trim();
  if (line.length <= most) return line;
  const kept = line.slice(0, most);
  const space = kept.lastIndexOf(" ");
  return `${kept
    .slice(0, space > most / 2 ? space : most)
    .trimEnd()
    .toWellFormed()} […]`;
}

const muted = (text: string): PackBlock => ({ kind: "text", tone: "muted", text });
const paragraph = (text: string): PackBlock => ({ kind: "text", text });

/** Says how many things aren't shown; nothing if all are. */
function leftOut(all: number, shown: number, one: string, many: string): PackBlock[] {
  const more = all - shown;
  if (more <= 0) return [];
  const what = more === 1 ? `1 more ${one} is` : `${more} more ${many} are`;
  return [muted(`${what} left out here; the JSON file has everything.`)];
}

const UNITS = [
  ["athletes", "athlete"],
  ["teams", "team"],
  ["venues", "venue"],
  ["events", "event"],
  ["seats", "seat"],
  ["devices", "device"],
] as const;

/** Says for how many and for how long costs are, such as `40 athletes, 2 years, in EUR`. */
export function numbersInWords(numbers: PackRoom["numbers"]): string {
  const counts = UNITS.flatMap(([name, one]) => {
    const count = numbers[name];
    return count === null ? [] : [counted(count, one)];
  });
  return [...counts, durationInWords(numbers.months), `in ${numbers.currency}`].join(", ");
}

function needOf({ evaluation, numbers }: PackRoom, { text }: PackLimits): PackSection {
  return {
    title: "Need",
    blocks: [
      paragraph(evaluation.need ? cut(evaluation.need, text) : "Nobody wrote down what is needed."),
      muted(`Costs are for ${numbersInWords(numbers)}.`),
    ],
  };
}

function criteriaOf({ criteria }: PackRoom, limits: PackLimits): PackSection {
  return {
    title: "Criteria",
    blocks: [
      {
        kind: "table",
        caption: "Criteria and their weights",
        head: ["Criterion", "Weight", "Must"],
        rows: criteria
          .slice(0, limits.criteria)
          .map(({ title, share, must }) => [title, percent(share), must ? "Yes" : ""]),
        naming: 0,
        wide: 0,
      },
      ...leftOut(criteria.length, limits.criteria, "criterion", "criteria"),
    ],
  };
}

function sourceOf({ facts, withdrawn, website }: PackCandidate): string {
  if (!facts) return website ?? "Added by name";
  return withdrawn ? `Withdrawn; catalog of ${day(facts.asOf)}` : `Catalog of ${day(facts.asOf)}`;
}

/** Candidates as the result orders them, or else as they were added. */
function inOrder({ candidates, results }: PackRoom): PackCandidate[] {
  const places = new Map(results?.ranking.map(({ candidateId }, place) => [candidateId, place]));
  const placeOf = ({ id }: PackCandidate) => places.get(id) ?? places.size;
  return candidates.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function candidatesOf(room: PackRoom, limits: PackLimits): PackSection {
  const rows = inOrder(room).slice(0, limits.candidates);
  return {
    title: "Candidates",
    blocks: [
      {
        kind: "table",
        caption: "Candidates and the sources of their facts",
        head: ["Candidate", "Vendor", "Reviews", "Source"],
        rows: rows.map((candidate) => [
          candidate.name,
          candidate.vendorName ?? "",
          candidate.facts?.reviewCount
            ? `${candidate.facts.rating.toFixed(1)} of 5 (${candidate.facts.reviewCount})`
            : "",
          sourceOf(candidate),
        ]),
        naming: 0,
        wide: 0,
      },
      ...leftOut(room.candidates.length, limits.candidates, "candidate", "candidates"),
    ],
  };
}

function resultOf(room: PackRoom, limits: PackLimits): PackSection {
  const { results, criteria, costs, candidates } = room;
  if (!results)
    return {
      title: "Result",
      blocks: [
        paragraph("There is no result yet: the judges haven't finished, or scoring hasn't been closed."),
      ],
    };
  const nameOf = (id: string) => candidates.find((candidate) => candidate.id === id)?.name ?? "";
  const costOf = (id: string) => costs.find(({ candidateId }) => candidateId === id)?.words ?? "";
  const compared = results.ranking.slice(0, limits.compared);
  return {
    title: "Result",
    blocks: [
      { kind: "text", tone: "strong", text: results.verdict },
      {
        kind: "table",
        caption: "Candidates by weighted score, best first",
        head: ["Place", "Candidate", "Score", "Judges", "Known", "Missed musts", "Cost"],
        rows: results.ranking
          .slice(0, limits.candidates)
          .map(({ candidateId, place, lowest, highest, coverage, missedMusts, ...row }) => [
            String(place),
            nameOf(candidateId),
            score(row.score),
            lowest == null ? "–" : `${score(lowest)} to ${score(highest)}`,
            percent(coverage),
            named(missedMusts, 3),
            costOf(candidateId),
          ]),
        naming: 1,
        wide: 1,
      },
      ...leftOut(results.ranking.length, limits.candidates, "candidate", "candidates"),
      {
        kind: "table",
        caption: "Mean scores by criterion",
        head: ["Criterion", "Weight", ...compared.map(({ candidateId }) => nameOf(candidateId))],
        rows: criteria
          .slice(0, limits.criteria)
          .map(({ id, title, share }) => [
            title,
            percent(share),
            ...compared.map(({ cells }) => score(cells.find(({ criterionId }) => criterionId === id)?.mean)),
          ]),
        naming: 0,
        wide: 0,
      },
      muted(
        `Scores of ${counted(results.judges, "judge")}, 0 to ${BEST_SCORE}.${results.ranking.length > compared.length ? ` The best ${compared.length} are compared by criterion.` : ""}`,
      ),
      ...(results.sensitivity.length > 0
        ? [{ kind: "list" as const, items: results.sensitivity.slice(0, 5) }]
        : []),
    ],
  };
}

/** The quotes, answers and notes on a candidate, each with its source. */
function evidenceOn(room: PackRoom, candidate: PackCandidate, { text }: PackLimits): string[] {
  const { criteria, requests, results } = room;
  const titleOf = (id: string) => criteria.find((criterion) => criterion.id === id)?.title;
  const short = (words: string) => cut(words.replace(/\s+/g, " "), text / 2);
  const asOf = candidate.facts ? `, ${day(candidate.facts.asOf)}` : "";
  const answers = requests
    .flatMap(({ vendors }) => vendors)
    .filter(({ vendorId }) => vendorId === candidate.vendorId)
    .flatMap(({ name, answers: given }) => given.map((answer) => ({ name, ...answer })));
  const notes = results?.notes.filter(({ candidateId }) => candidateId === candidate.id) ?? [];
  return [
    ...answers.map(
      ({ name, question, text: answer, answeredAt }) =>
        `${short(question)} ${short(answer)} (${name}, ${day(answeredAt)})`,
    ),
    ...notes.map(
      ({ criterionId, author, text: note }) =>
        `${titleOf(criterionId) ?? "Removed criterion"}: ${short(note)} (${author}, judge)`,
    ),
    ...candidate.quotes.map(
      ({ criterionId, text: quote }) => `${titleOf(criterionId)}: “${short(quote)}” (catalog${asOf})`,
    ),
  ];
}

function evidenceOf(room: PackRoom, limits: PackLimits): PackSection {
  const best = inOrder(room).slice(0, limits.compared);
  const blocks = best.flatMap((candidate): PackBlock[] => {
    const items = evidenceOn(room, candidate, limits);
    return [
      { kind: "heading", text: candidate.name },
      items.length > 0
        ? { kind: "list", items: items.slice(0, limits.evidence) }
        : paragraph("Nothing was found or noted."),
      ...leftOut(items.length, limits.evidence, "piece of evidence", "pieces of evidence"),
    ];
  });
  return {
    title: "Evidence and Sources",
    blocks: [...blocks, ...leftOut(room.candidates.length, best.length, "candidate", "candidates")],
  };
}

function costsOf(room: PackRoom, limits: PackLimits): PackSection {
  const rows = inOrder(room)
    .slice(0, limits.candidates)
    .map(({ id, name }) => {
      const cost = room.costs.find(({ candidateId }) => candidateId === id);
      const how = [
        cost?.plan && `${cost.plan}:`,
        cost?.formula.join("; "),
        cost?.source && `Source: ${cost.source}.`,
        cost?.conversion,
        ...(cost?.unknown ?? []),
      ];
      return [name, cost?.words ?? "Not known", cut(how.filter(Boolean).join(" "), limits.text / 2)];
    });
  return {
    title: "Cost",
    blocks: [
      muted(`For ${numbersInWords(room.numbers)}.`),
      {
        kind: "table",
        caption: "What each candidate costs",
        head: ["Candidate", "Cost", "How it is calculated"],
        rows,
        naming: 0,
        wide: 2,
      },
      ...leftOut(room.candidates.length, limits.candidates, "candidate", "candidates"),
    ],
  };
}

const named = (names: readonly string[], most = 5): string =>
  names.length > most
    ? `${names.slice(0, most).join(", ")} and ${names.length - most} more`
    : names.join(", ");

/** What could go wrong, or isn't known, in sentences. */
export function risksOf(room: PackRoom): string[] {
  const { candidates, costs, requests, results, criteria } = room;
  const of = (test: (candidate: PackCandidate) => boolean) => candidates.filter(test).map(({ name }) => name);
  const [first] = results?.ranking ?? [];
  const leader = candidates.find(({ id }) => id === first?.candidateId)?.name;
  const titles = (test: (cell: PackResults["ranking"][number]["cells"][number]) => boolean) =>
    criteria
      .filter(({ id }) => first?.cells.some((cell) => cell.criterionId === id && test(cell)))
      .map(({ title }) => title);
  const unknown = titles(({ mean }) => mean == null);
  const apart = titles(
    ({ lowest, highest }) => lowest != null && highest != null && highest - lowest >= DISAGREEMENT,
  );
  const uncosted = of(
    ({ id }) => !costs.some(({ candidateId, basis }) => candidateId === id && basis !== "UNKNOWN"),
  );
  const vendors = requests.flatMap((request) => request.vendors);
  const by = (progress: string) => [
    ...new Set(vendors.filter((vendor) => vendor.progress === progress).map(({ name }) => name)),
  ];
  const [silent, waiting, late] = [by("SILENT"), by("WAITING"), by("LATE")];
  const [withdrawn, changed] = [of((one) => one.withdrawn), of((one) => one.changedSince)];
  const sentences = [
    first && first.missedMusts.length > 0 && `${leader} misses a must: ${named(first.missedMusts)}.`,
    unknown.length > 0 && `Nobody knows how well ${leader} does on ${named(unknown)}.`,
    apart.length > 0 && `The judges disagree about ${leader} on ${named(apart)}.`,
    uncosted.length > 0 && `The cost isn't known of ${named(uncosted)}.`,
    silent.length > 0 && `No answer in time from ${named(silent)}.`,
    waiting.length > 0 && `Answers are still open from ${named(waiting)}.`,
    late.length > 0 && `Answered late: ${named(late)}.`,
    withdrawn.length > 0 && `No longer in the catalog: ${named(withdrawn)}.`,
    changed.length > 0 && `The catalog has changed since they were added: ${named(changed)}.`,
  ];
  return sentences.filter((sentence) => typeof sentence === "string");
}

function decisionOf({ decision, results }: PackRoom, { text }: PackLimits): PackSection {
  if (!decision)
    return {
      title: "Recommendation",
      blocks: [
        paragraph(
          results
            ? `By the judges' scores: ${results.verdict}`
            : "There is no recommendation before the result.",
        ),
        muted("It isn't decided yet."),
      ],
    };
  const { chosenName, runnerUpName, reasons, decidedAt, decidedBy } = decision;
  return {
    title: "Decision",
    blocks: [
      {
        kind: "text",
        tone: "strong",
        text: `Chosen: ${chosenName}.${runnerUpName ? ` Runner-up: ${runnerUpName}.` : ""}`,
      },
      paragraph(cut(reasons, text)),
      muted(`Decided on ${day(decidedAt)}${decidedBy ? ` by ${decidedBy}` : ""}.`),
    ],
  };
}

const APPENDIX: PackSection = {
  title: "Appendix: How to Read This",
  blocks: [
    {
      kind: "list",
      items: [
        "A score is the mean of the judges' scores, weighted by criterion. What a judge doesn't know is left out; “Known” says which share of the weights has a score.",
        "A candidate with a mean below 3 on a must comes after all others.",
        "Costs are calculated from the cheapest plan of the catalog that covers the numbers, or are entered with their source. Amounts in other currencies are converted at the rates of the days that are named.",
        "Quotes are words of the catalog on the day that is named; answers are the vendors' own words.",
      ],
    },
  ],
};

/** Shortens the names of an evaluation, and its sentences that repeat them. */
function shortened(room: PackRoom, { name: most, text }: PackLimits): PackRoom {
  const { decision, results } = room;
  const short = (name: string) => cut(name, most);
  return {
    ...room,
    criteria: room.criteria.map((criterion) => ({ ...criterion, title: short(criterion.title) })),
    candidates: room.candidates.map((candidate) => ({
      ...candidate,
      name: short(candidate.name),
      vendorName: short(candidate.vendorName ?? ""),
    })),
    decision: decision && {
      ...decision,
      chosenName: short(decision.chosenName),
      runnerUpName: decision.runnerUpName ? short(decision.runnerUpName) : null,
    },
    results: results && {
      ...results,
      verdict: cut(results.verdict, text),
      sensitivity: results.sensitivity.map((sentence) => cut(sentence, text)),
      ranking: results.ranking.map((row) => ({ ...row, missedMusts: row.missedMusts.map(short) })),
    },
  };
}

/** Returns an evaluation as those who decide read it. */
export function boardPackOf(given: PackRoom, limits: PackLimits): BoardPack {
  const room = shortened(given, limits);
  const { evaluation, decision, results } = room;
  const risks = risksOf(room).map((risk) => cut(risk, limits.text));
  return {
    title: evaluation.name,
    summary: decision ? `Chosen: ${decision.chosenName}.` : (results?.verdict ?? "There is no result yet."),
    sections: [
      needOf(room, limits),
      criteriaOf(room, limits),
      candidatesOf(room, limits),
      resultOf(room, limits),
      evidenceOf(room, limits),
      costsOf(room, limits),
      {
        title: "Risks and Unknowns",
        blocks: [
          risks.length > 0
            ? { kind: "list", items: risks }
            : paragraph("Nothing stands out: the best candidate misses no must, and every cost is known."),
        ],
      },
      decisionOf(room, limits),
      APPENDIX,
    ],
  };
}

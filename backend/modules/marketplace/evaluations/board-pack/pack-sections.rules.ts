import { longDay } from "../../../../shared/days/long-day.rules.ts";
import { counted } from "../../../../shared/text/counted.rules.ts";
import { BEST_SCORE, informedText } from "../evaluation.rules.ts";
import type { PackCandidate, PackRoom } from "./pack-room.rules.ts";
import { cut, named, numbersInWords } from "./pack-words.rules.ts";

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

const percent = (share: number) => `${Math.round(share * 100)}%`;
const score = (value: number | null | undefined) => (value == null ? "–" : value.toFixed(1));

const muted = (text: string): PackBlock => ({ kind: "text", tone: "muted", text });
/** A plain paragraph. */
export const paragraph = (text: string): PackBlock => ({ kind: "text", text });

/** The maximum number of sentences on how firm the first place is. */
const MAX_SENTENCES = 5;

/** Says how many things aren't shown; nothing if all are. */
function leftOut(all: number, shown: number, one: string, many: string): PackBlock[] {
  const more = all - shown;
  if (more <= 0) return [];
  const what = more === 1 ? `1 more ${one} is` : `${more} more ${many} are`;
  return [muted(`${what} left out here; the JSON file has everything.`)];
}

/** What is needed, and for how many. */
export function needOf({ evaluation, numbers }: PackRoom, { text }: PackLimits): PackSection {
  return {
    title: "Need",
    blocks: [
      paragraph(evaluation.need ? cut(evaluation.need, text) : "Nobody wrote down what is needed."),
      muted(`Costs are for ${numbersInWords(numbers)}.`),
    ],
  };
}

/** The criteria with their weights. */
export function criteriaOf({ criteria }: PackRoom, limits: PackLimits): PackSection {
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
  return withdrawn ? `Withdrawn; catalog of ${longDay(facts.asOf)}` : `Catalog of ${longDay(facts.asOf)}`;
}

/** Candidates as the result orders them, or else as they were added. */
function inOrder({ candidates, results }: PackRoom): PackCandidate[] {
  const places = new Map(results?.ranking.map(({ candidateId }, place) => [candidateId, place]));
  const placeOf = ({ id }: PackCandidate) => places.get(id) ?? places.size;
  return candidates.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The candidates, the best first. */
export function candidatesOf(room: PackRoom, limits: PackLimits): PackSection {
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

/** The weighted table, and how firm the first place is. */
export function resultOf(room: PackRoom, limits: PackLimits): PackSection {
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
        `Scores of ${counted(results.judges, "judge")}, 0 to ${BEST_SCORE}.${informedText(results.informedJudges)}${results.ranking.length > compared.length ? ` The best ${compared.length} are compared by criterion.` : ""}`,
      ),
      ...(results.sensitivity.length > 0
        ? [{ kind: "list" as const, items: results.sensitivity.slice(0, MAX_SENTENCES) }]
        : []),
      ...leftOut(results.sensitivity.length, MAX_SENTENCES, "sentence", "sentences"),
    ],
  };
}

/** The quotes, answers and notes on a candidate, each with its source. */
function evidenceOn(room: PackRoom, candidate: PackCandidate, { text }: PackLimits): string[] {
  const { criteria, requests, results } = room;
  const titleOf = (id: string) => criteria.find((criterion) => criterion.id === id)?.title;
  const short = (words: string) => cut(words.replace(/\s+/g, " "), text / 2);
  const asOf = candidate.facts ? `, ${longDay(candidate.facts.asOf)}` : "";
  const answers = requests
    .flatMap(({ vendors }) => vendors)
    .filter(({ vendorId }) => vendorId === candidate.vendorId)
    .flatMap(({ name, answers: given }) => given.map((answer) => ({ name, ...answer })));
  const notes = results?.notes.filter(({ candidateId }) => candidateId === candidate.id) ?? [];
  return [
    ...answers.map(
      ({ name, question, text: answer, answeredAt }) =>
        `${short(question)} ${short(answer)} (${name}, ${longDay(answeredAt)})`,
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

/** What speaks for and against the best candidates. */
export function evidenceOf(room: PackRoom, limits: PackLimits): PackSection {
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

/** What each candidate costs, and how that is calculated. */
export function costsOf(room: PackRoom, limits: PackLimits): PackSection {
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

/** What was decided, or what the scores recommend. */
export function decisionOf({ decision, results }: PackRoom, { text }: PackLimits): PackSection {
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
      muted(`Decided on ${longDay(decidedAt)}${decidedBy ? ` by ${decidedBy}` : ""}.`),
    ],
  };
}

/** How the pack is read. */
export const APPENDIX: PackSection = {
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

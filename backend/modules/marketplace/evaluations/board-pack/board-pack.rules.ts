import { risksOf } from "./pack-risks.rules.ts";
import type { PackRoom } from "./pack-room.rules.ts";
import {
  APPENDIX,
  candidatesOf,
  costsOf,
  criteriaOf,
  decisionOf,
  evidenceOf,
  needOf,
  type PackLimits,
  type PackSection,
  paragraph,
  resultOf,
} from "./pack-sections.rules.ts";
import { cut } from "./pack-words.rules.ts";

/** An evaluation as those who decide read it, on paper or on a screen. */
export interface BoardPack {
  readonly title: string;
  /** The outcome in a sentence. */
  readonly summary: string;
  readonly sections: readonly PackSection[];
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

import { type Estimate, estimate } from "../../backend/modules/discovery/evaluation/bootstrap.ts";
import { type Quality, qualityOf } from "../../backend/modules/discovery/evaluation/metrics.ts";
import type { JudgedSet } from "./judged-set.ts";
import type { System } from "./systems.ts";

const MEASURES: readonly (readonly [title: string, measure: keyof Quality])[] = [
  ["nDCG@10", "ndcg"],
  ["Recall@10", "recall"],
  ["MRR@10", "mrr"],
  ["P@10", "precision"],
];
/** The system whose differences from the others are told. */
const OWN = "matcher";

/** What the matching of briefs is made of: each step with the system before it and the system with it. */
const STEPS = [
  ["features over BM25", "BM25", "without encoder"],
  ["the encoder", "without encoder", "matcher"],
  ["criteria", "matcher", "with criteria"],
] as const;

/** What a system reaches on a set, or by how much the matcher is ahead of it. */
type Estimates = Readonly<Record<keyof Quality, Estimate>>;

/** The outcome of a set. */
export interface Outcome {
  readonly name: string;
  readonly queries: number;
  readonly texts: number;
  readonly medianMilliseconds: number;
  /** Each system with its quality, and the matcher's paired advantage over it; none of the matcher itself. */
  readonly systems: readonly {
    readonly name: string;
    readonly quality: Estimates;
    readonly advantage: Estimates | null;
  }[];
  /** What each step adds to the one before. */
  readonly steps: readonly { readonly name: string; readonly gain: Estimates }[];
}

/** Runs every system on a set. */
export async function compare(set: JudgedSet, systems: Record<string, System>): Promise<Outcome> {
  const qualities = new Map<string, Quality[]>();
  const times: number[] = [];
  for (const [name, system] of Object.entries(systems)) {
    const all: Quality[] = [];
    for (const { text, judgments } of set.queries) {
      const began = performance.now();
      all.push(qualityOf(await system(text), judgments));
      if (name === OWN) times.push(performance.now() - began);
    }
    qualities.set(name, all);
  }
  const own = qualities.get(OWN) ?? [];
  const difference = (more: readonly Quality[], less: readonly Quality[]) =>
    estimates((measure) => less.map((quality, at) => (more[at]?.[measure] ?? 0) - quality[measure]));
  return {
    name: set.name,
    queries: set.queries.length,
    texts: set.corpus.length,
    medianMilliseconds: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    systems: [...qualities].map(([name, all]) => ({
      name,
      quality: estimates((measure) => all.map((quality) => quality[measure])),
      advantage: name === OWN ? null : difference(own, all),
    })),
    steps: STEPS.flatMap(([name, before, after]) => {
      const [less, more] = [qualities.get(before), qualities.get(after)];
      return less && more ? [{ name, gain: difference(more, less) }] : [];
    }),
  };
}

function estimates(valuesOf: (measure: keyof Quality) => number[]): Estimates {
  const of = (measure: keyof Quality) => estimate(valuesOf(measure));
  return { ndcg: of("ndcg"), recall: of("recall"), mrr: of("mrr"), precision: of("precision") };
}

/** The tables of quality and of the matcher's advantage, as text. */
export function textOf({ name, queries, texts, medianMilliseconds, systems, steps }: Outcome): string {
  const cells = (all: Estimates, sign = "") => MEASURES.map(([, measure]) => format(all[measure], sign));
  const rows = systems.map((system) => [system.name, ...cells(system.quality)]);
  const advantages = systems.flatMap((system) =>
    system.advantage ? [[`over ${system.name}`, ...cells(system.advantage, "+")]] : [],
  );
  const gains = steps.map((step) => [`gain of ${step.name}`, ...cells(step.gain, "+")]);
  const title = `${name}: ${queries} queries, ${texts} texts; ${OWN} ${medianMilliseconds.toFixed(1)} ms (median)`;
  return `${title}\n${table([["", ...MEASURES.map(([heading]) => heading)], ...rows, ...advantages, ...gains])}\n`;
}

function format({ mean, low, high }: Estimate, sign = ""): string {
  const signed = sign && mean >= 0 ? sign : "";
  return `${signed}${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}

function table(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

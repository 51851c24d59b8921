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

/** Runs every system on a set; returns the table of their quality, and of the matcher's advantage, as text. */
export async function compare(set: JudgedSet, systems: Record<string, System>): Promise<string> {
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
  const rows = [...qualities].map(([name, all]) => [
    name,
    ...MEASURES.map(([, measure]) => format(estimate(all.map((quality) => quality[measure])))),
  ]);
  const own = qualities.get(OWN) ?? [];
  const advantages = [...qualities].flatMap(([name, all]) => {
    if (name === OWN) return [];
    const by = (measure: keyof Quality) =>
      format(estimate(all.map((quality, at) => (own[at]?.[measure] ?? 0) - quality[measure])), "+");
    return [[`over ${name}`, ...MEASURES.map(([, measure]) => by(measure))]];
  });
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const title = `${set.name}: ${set.queries.length} queries, ${set.corpus.length} texts; ${OWN} ${median.toFixed(1)} ms (median)`;
  const heads = ["", ...MEASURES.map(([name]) => name)];
  return `${title}\n${table([heads, ...rows, ...advantages])}\n`;
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

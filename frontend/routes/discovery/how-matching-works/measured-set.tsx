import { chakra } from "@chakra-ui/react";
import { differenceText, figureText, type RunSet } from "../../../features/matching/run.ts";
import { DataTable } from "../../../ui/charts/data-table.tsx";

/** The compared systems, by their names in the run. */
const SYSTEMS: Readonly<Record<string, string>> = {
  random: "Random order",
  substring: "Plain substring search",
  ts_rank: "PostgreSQL's ranking",
  BM25: "BM25",
  "without encoder": "The matcher without its language model",
  matcher: "This site's matcher",
  "with criteria": "The matcher with what a brief asks for",
  popularity: "Most reviewed first",
};
/** The matcher itself with an additional step. */
const OWN = "with criteria";
const Conclusion = chakra("p", { base: { mt: "3" } });

type Props = { set: RunSet; title: string; children: string };

/** A set of queries with each system's result and a conclusion. */
export function MeasuredSet({ set, title, children }: Props) {
  return (
    <>
      <h3>{title}</h3>
      <p>{children}</p>
      <DataTable
        caption={`${title}: nDCG at 10`}
        columns={["System", "nDCG@10", "The matcher's lead"]}
        rows={set.systems.map(({ name, quality, advantage }) => [
          SYSTEMS[name] ?? name,
          figureText(quality.ndcg),
          advantage ? differenceText(advantage.ndcg) : "",
        ])}
      />
      <Conclusion>
        {set.queries} queries, {set.texts.toLocaleString("en-US")} texts. {conclusionOf(set)}
      </Conclusion>
    </>
  );
}

/** Names the systems that the matcher isn't clearly ahead of, because their intervals include zero. */
function conclusionOf({ systems }: RunSet): string {
  const alike = systems.flatMap(({ name, advantage }) =>
    name !== OWN && advantage && advantage.ndcg.low <= 0
      ? [(SYSTEMS[name] ?? name).replace(/^The /, "the ")]
      : [],
  );
  if (alike.length === 0) return "The matcher beats all the others: no interval for its lead includes zero.";
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(alike);
  return `Here the matcher isn't clearly ahead of ${names}: the interval for its lead includes zero.`;
}

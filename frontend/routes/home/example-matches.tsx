import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { BANDS } from "../../features/matching/bands.ts";
import { ScoreRing } from "../../features/matching/score-ring.tsx";
import { sharedWords } from "../../features/matching/shared-words.ts";
import { solutionPath } from "../../features/record/record-path.ts";
import { useUntilComplete } from "../../graphql/use-until-complete.ts";
import { Marked } from "../../ui/marked.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { type ExampleMatchesQuery, useExampleMatchesQuery } from "./example-matches.generated.ts";

const COUNT = 3;

const List = chakra("ol", { base: { mt: "1", listStyleType: "none" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    // As high as a match with all its lines, so that nothing moves when they come.
    height: { base: "6rem", md: "7rem" },
    borderTopWidth: "1px",
    borderColor: "line",
    _first: { borderTopWidth: "0" },
  },
});
const Name = chakra(Link, {
  base: { fontWeight: "semibold", _hover: { color: "accent", textDecoration: "underline" } },
});
const Line = chakra("p", { base: { color: "fg.muted", fontSize: "sm", lineClamp: 1 } });

type Result = ExampleMatchesQuery["matchSolutions"]["results"][number];

/** A match: its words that answer the brief, or what its record doesn't say. */
function ExampleMatch({ result, brief }: { result: Result; brief: string }) {
  const { solution, score, evidence, criteria } = result;
  const quote = evidence[0]?.quote;
  const unknown = criteria.filter(({ verdict }) => verdict === "UNKNOWN").map(({ text }) => text);
  return (
    <Row>
      <ScoreRing band={score} />
      <chakra.div minWidth="0">
        <Name to={solutionPath(solution)}>{solution.title}</Name>
        <Line>
          {BANDS[score].label} · {solution.vendor.name}
        </Line>
        {quote && (
          <Line>
            “<Marked text={quote} matches={sharedWords(quote, brief)} />”
          </Line>
        )}
        {unknown.length > 0 && <Line>Unknown: {unknown.join("; ")}</Line>}
      </chakra.div>
    </Row>
  );
}

/** What fits the example, as the product answers now; it comes after the page, which doesn't wait for it. */
export function ExampleMatches({ brief }: { brief: string }) {
  const { data, error } = useExampleMatchesQuery({ variables: { brief: { text: brief } } });
  const found = data?.matchSolutions;
  useUntilComplete("ExampleMatches", found?.isComplete ?? true);
  if (error) return <Line>The matches can't be shown right now. Find Matches still works.</Line>;
  return (
    <List aria-label="Matches for this example" aria-busy={!found}>
      {found?.results.map((result) => (
        <ExampleMatch key={result.solution.id} result={result} brief={brief} />
      )) ??
        Array.from({ length: COUNT }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to be told apart by
          <Row key={at} aria-hidden>
            <SkeletonBar boxSize="11" borderRadius="full" flexShrink="0" />
            <chakra.div display="grid" gap="2" flex="1">
              <SkeletonBar width="60%" />
              <SkeletonBar width="90%" height="3.5" />
            </chakra.div>
          </Row>
        ))}
    </List>
  );
}

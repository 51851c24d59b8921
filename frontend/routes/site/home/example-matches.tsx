import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import {
  EXAMPLE_BRIEF,
  EXAMPLE_MATCHES,
} from "../../../../backend/modules/discovery/briefs/example-brief.rules.ts";
import { BANDS } from "../../../features/matching/bands.ts";
import { sharedWords } from "../../../features/matching/shared-words.ts";
import { solutionPath } from "../../../features/record/record-path.ts";
import type { CriterionVerdict } from "../../../graphql/schema.generated.ts";
import { useUntilComplete } from "../../../graphql/use-until-complete.ts";
import { Marked } from "../../../ui/display/marked.tsx";
import { Ring } from "../../../ui/display/ring.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { type ExampleMatchesQuery, useExampleMatchesQuery } from "./example-matches.generated.ts";

/** The query's variables, the same on the server and in the browser. */
export const EXAMPLE_VARIABLES = { brief: { text: EXAMPLE_BRIEF } };

/** Hidden without scripts, where late matches never load; they are on the page that the form leads to. */
const Later = chakra("div", { base: { "@media (scripting: none)": { display: "none" } } });

const List = chakra("ol", { base: { mt: "1", listStyleType: "none" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3.5",
    // As tall as a match with all its lines, so that nothing shifts when they load.
    minHeight: { base: "6rem", md: "7rem" },
    borderTopWidth: "1px",
    borderColor: "line",
    _first: { borderTopWidth: "0" },
  },
});
const Name = chakra(Link, {
  base: { fontWeight: "semibold", _hover: { color: "accent", textDecoration: "underline" } },
});
const Line = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

type Result = ExampleMatchesQuery["matchSolutions"]["results"][number];

/** A match: how much of the brief it meets, a supporting quote, and its unmet or unknown criteria. */
function ExampleMatch({ result }: { result: Result }) {
  const { solution, score, evidence, criteria } = result;
  const quote = evidence[0]?.quote;
  const textsOf = (asked: CriterionVerdict) =>
    criteria.filter(({ verdict }) => verdict === asked).map(({ text }) => text);
  const met = textsOf("MET").length;
  const open = [
    ["Not met", textsOf("NOT_MET")],
    ["Unknown", textsOf("UNKNOWN")],
  ] as const;
  return (
    <Row>
      <Ring share={met / criteria.length} label={`${met} of ${criteria.length} criteria met`}>
        {`${met}/${criteria.length}`}
      </Ring>
      <chakra.div minWidth="0">
        <Name to={solutionPath(solution)}>{solution.title}</Name>
        <Line>
          {BANDS[score].label} · {solution.vendor.name}
        </Line>
        {quote && (
          <Line lineClamp={1}>
            “<Marked text={quote} matches={sharedWords(quote, EXAMPLE_BRIEF)} />”
          </Line>
        )}
        <Line lineClamp={1}>
          {open
            .filter(([, texts]) => texts.length > 0)
            .map(([verdict, texts]) => `${verdict}: ${texts.join(", ")}`)
            .join(" · ")}
        </Line>
      </chakra.div>
    </Row>
  );
}

const Placeholders = () => (
  <List aria-label="Matches for this example" aria-busy>
    {Array.from({ length: EXAMPLE_MATCHES }, (_, at) => (
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

/**
 * The example's current matches: rendered with the page if found in time, otherwise soon after; hidden if
 * there are none.
 */
export function ExampleMatches() {
  const { data, error } = useExampleMatchesQuery({ variables: EXAMPLE_VARIABLES });
  const found = data?.matchSolutions;
  useUntilComplete("ExampleMatches", found?.isComplete ?? true);
  if (found?.results.length === 0) return null;
  const Frame = found ? chakra.div : Later;
  return (
    <Frame>
      <chakra.h2 mt="5" fontSize="sm" fontWeight="semibold" color="fg.muted">
        Best matches for this example
      </chakra.h2>
      {error ? (
        <Line>We can't show the matches right now. Find Matches still works.</Line>
      ) : found ? (
        <List aria-label="Matches for this example">
          {found.results.map((result) => (
            <ExampleMatch key={result.solution.id} result={result} />
          ))}
        </List>
      ) : (
        <Placeholders />
      )}
    </Frame>
  );
}

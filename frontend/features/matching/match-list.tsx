import { chakra } from "@chakra-ui/react";
import { useUntilComplete } from "../../graphql/use-until-complete.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { newEvaluationPath } from "../evaluations/evaluation-path.ts";
import { MatchCard } from "./match-card.tsx";
import type { Matches_FoundFragment } from "./matches.generated.ts";

const Note = chakra("p", {
  base: { mt: "2", color: "fg.muted", maxWidth: "prose", overflowWrap: "anywhere" },
});
const List = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "4",
    mt: "4",
    listStyleType: "none",
  },
});

type CardsProps = { label: string; matches: Matches_FoundFragment["results"]; brief: string };

type Props = {
  found: Matches_FoundFragment;
  /** The name of the query that fetched them. */
  query: string;
  /** The brief to compare by, as a query string. */
  brief: string;
};

function Cards({ label, matches, brief }: CardsProps) {
  return (
    <List aria-label={label}>
      {matches.map((match) => (
        <li key={match.solution.id}>
          <MatchCard match={match} brief={brief} />
        </li>
      ))}
    </List>
  );
}

function countWords(count: number, isComplete: boolean): string {
  if (count === 0) return isComplete ? "Nothing in the catalog fits." : "No matches yet.";
  return count === 1 ? "1 match." : `${count} matches, best first.`;
}

/** How many matches an evaluation begins with. */
const CANDIDATES = 5;

/** The path of the form that begins an evaluation with the best matches and the criteria of the brief. */
function evaluationOf({ understood, results }: Matches_FoundFragment, brief: string): string {
  const { product, must, should } = understood;
  return newEvaluationPath({
    name: product ?? "",
    need: new URLSearchParams(brief).get("text") ?? "",
    must,
    should,
    solutions: results.slice(0, CANDIDATES).map(({ solution }) => solution.id),
  });
}

/** The solutions that match a brief, with notes about the brief. */
export function MatchList({ found, query, brief }: Props) {
  const { understood, results, nearest, ruledOut, isComplete } = found;
  useUntilComplete(query, isComplete);
  const unknown = understood.unknownWords.join(", ");
  return (
    <section aria-labelledby="matches">
      <chakra.h2 id="matches" fontSize="xl" fontWeight="semibold">
        Matches
      </chakra.h2>
      <Note role="status">
        {countWords(results.length, isComplete)}
        {ruledOut > 0 && ` We left out ${ruledOut} known not to meet your criteria.`}
      </Note>
      {understood.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {understood.unread.length > 0 && (
        <Note>Looked for as words only: {understood.unread.map((words) => `“${words}”`).join(", ")}</Note>
      )}
      {unknown && <Note>Not found in any record: {unknown}</Note>}
      {!isComplete && <Note>We're still reading the catalog. More matches may appear in a few seconds.</Note>}
      {results.length === 0 && isComplete && (
        <chakra.div mt="4">
          <EmptyState title="No Matches" action={<ButtonLink to="/solutions">Browse Solutions</ButtonLink>}>
            Try fewer criteria, or describe what you need in different words.
          </EmptyState>
        </chakra.div>
      )}
      {results.length > 0 && (
        <>
          <Cards label="Matches" matches={results} brief={brief} />
          <ButtonLink to={evaluationOf(found, brief)} size="md" mt="6">
            Start an Evaluation
          </ButtonLink>
        </>
      )}
      {nearest.length > 0 && isComplete && (
        <chakra.details mt="6">
          <chakra.summary cursor="pointer" fontWeight="medium">
            Show what comes nearest
          </chakra.summary>
          <Cards label="Nearest" matches={nearest} brief={brief} />
        </chakra.details>
      )}
    </section>
  );
}

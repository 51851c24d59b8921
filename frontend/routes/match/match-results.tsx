import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { MatchQuery } from "./match.generated.ts";
import { MatchCard } from "./match-card.tsx";
import { UnderstoodForm } from "./understood-form.tsx";

const Note = chakra("p", { base: { mt: "2", color: "fg.muted", maxWidth: "prose" } });
const List = chakra("ol", { base: { display: "grid", gap: "4", mt: "4", listStyleType: "none" } });

type Props = { text: string; found: MatchQuery["matchSolutions"] };

/** What was understood of a brief, and what fits it. */
export function MatchResults({ text, found: { understood, results, ruledOut, isComplete } }: Props) {
  const unknown = understood.unknownWords.join(", ");
  return (
    <chakra.div mt="8" display="grid" gap="8" maxWidth="3xl">
      <UnderstoodForm text={text} understood={understood} />
      <section aria-labelledby="matches">
        <chakra.h2 id="matches" fontSize="xl" fontWeight="semibold">
          Matches
        </chakra.h2>
        <Note role="status">
          {results.length === 0 ? "Nothing fits" : `The ${results.length} that fit best`}
          {ruledOut > 0 && `; ${ruledOut} left out, known not to meet what you demand`}.
        </Note>
        {understood.notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {unknown && <Note>In no record: {unknown}</Note>}
        {!isComplete && <Note>The index is still being filled: there may be more in a few seconds.</Note>}
        {results.length === 0 ? (
          <chakra.div mt="4">
            <EmptyState
              title="Nothing Fits"
              action={<ButtonLink to="/solutions">Browse solutions</ButtonLink>}
            >
              Demand less above, or say in other words what a solution should do.
            </EmptyState>
          </chakra.div>
        ) : (
          <List aria-label="Matches">
            {results.map((match) => (
              <li key={match.solution.id}>
                <MatchCard match={match} />
              </li>
            ))}
          </List>
        )}
      </section>
    </chakra.div>
  );
}

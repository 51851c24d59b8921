import { chakra } from "@chakra-ui/react";
import { BEST_SCORE } from "../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { formatCount } from "../../ui/display/format.ts";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

type Props = { room: Evaluation_FactsFragment };

/** What the judges noted, by candidate. */
export function JudgesNotes({ room: { candidates, criteria, results } }: Props) {
  const notes = Map.groupBy(results?.notes ?? [], ({ candidateId }) => candidateId);
  const titles = new Map(criteria.map(({ id, title }) => [id, title]));
  const sections = candidates.flatMap(({ id, name }) => {
    const own = notes.get(id);
    return own
      ? [
          <chakra.section key={id} mb="6" aria-label={`Notes on ${name}`} breakInside="avoid">
            <chakra.h3 mb="2" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </chakra.h3>
            <chakra.ul display="grid" gap="3" listStyleType="none">
              {own.map(({ criterionId, author, score, text }) => (
                <chakra.li key={`${criterionId} ${author} ${text}`} overflowWrap="anywhere">
                  <chakra.p fontSize="sm" color="fg.muted">
                    {author} on “{titles.get(criterionId)}”:{" "}
                    {score === null ? "didn't know" : `${score} of ${BEST_SCORE}`}
                  </chakra.p>
                  <chakra.p whiteSpace="pre-line">{text}</chakra.p>
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.section>,
        ]
      : [];
  });
  const [shown, all] = [results?.notes.length ?? 0, results?.noteCount ?? 0];
  return (
    <>
      {shown < all && (
        <chakra.p mb="5" fontSize="sm" color="fg.muted">
          Showing {formatCount(shown)} of {formatCount(all)} notes, as many of each candidate as of the
          others.
        </chakra.p>
      )}
      {sections}
    </>
  );
}

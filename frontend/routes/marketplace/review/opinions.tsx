import { chakra } from "@chakra-ui/react";
import { CommentForm } from "../../../features/juries/comment-form.tsx";
import { CommentList } from "../../../features/juries/comment-list.tsx";
import type { JuryReview_FactsFragment } from "../../../features/juries/juries.generated.ts";
import { formatMean } from "../../../features/juries/jury-scores.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

type Review = JuryReview_FactsFragment;

const List = chakra("ul", { base: { display: "grid", gap: "4", listStyleType: "none" } });

/** What the other reviewers submitted. */
export function Opinions({
  review: { criteria },
  others,
}: {
  review: Review;
  others: NonNullable<Review["others"]>;
}) {
  const scoresOf = (scores: (typeof others)[number]["scores"]) =>
    criteria
      .map(({ id, title }) => {
        const given = scores.find(({ criterionId }) => criterionId === id);
        return `${title}: ${given ? (given.score ?? "can't judge") : "–"}`;
      })
      .join(" · ");
  return (
    <Panel title="Other Reviews">
      {others.length === 0 ? (
        <chakra.p color="fg.muted">No other review is in yet.</chakra.p>
      ) : (
        <List>
          {others.map(({ id, reviewerName, mean, comment, scores }) => (
            <chakra.li key={id} overflowWrap="anywhere">
              <strong>{reviewerName}</strong>: {formatMean(mean)}
              <chakra.p fontSize="sm" color="fg.muted">
                {scoresOf(scores)}
              </chakra.p>
              {comment && (
                <chakra.p mt="1" whiteSpace="pre-line">
                  {comment}
                </chakra.p>
              )}
            </chakra.li>
          ))}
        </List>
      )}
    </Panel>
  );
}

/** What the reviewers and the organizers say about an application. */
export function Discussion({
  review: { entryId, task },
  comments,
}: {
  review: Review;
  comments: NonNullable<Review["discussion"]>;
}) {
  return (
    <Panel title="Discussion" intro="For the reviewers of this application and the organizers.">
      <CommentList comments={comments} />
      {task.state === "OPEN" && (
        <CommentForm entryId={entryId} refetch="JuryReview" about={`application ${task.number}`} />
      )}
    </Panel>
  );
}

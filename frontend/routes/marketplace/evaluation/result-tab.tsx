import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DecisionFacts } from "../../../features/evaluations/decision-facts.tsx";
import {
  type Evaluation_FactsFragment,
  useReopenEvaluationMutation,
  useSetEvaluationScoringClosedMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { JudgesNotes } from "../../../features/evaluations/judges-notes.tsx";
import { ResultTable } from "../../../features/evaluations/result-table.tsx";
import { VendorAnswers } from "../../../features/evaluations/vendor-answers.tsx";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { OutcomePanel } from "./outcome-panel.tsx";
import { TellVendors } from "./tell-vendors.tsx";

type Props = { room: Evaluation_FactsFragment };

/** Says who is done, and what has to happen before there is a result. */
function Progress({ room: { evaluation, viewerRole, people, candidates } }: Props) {
  const { judgeCount, submittedCount } = evaluation;
  const viewer = people.find(({ isViewer }) => isViewer);
  const waiting = people.filter(({ role, joinedAt }) => role !== "READER" && !joinedAt).length;
  const sentences = [
    candidates.length === 0 && "There are no candidates yet.",
    judgeCount === 0
      ? "No one has scored yet."
      : `${submittedCount} of ${judgeCount} ${judgeCount === 1 ? "judge is" : "judges are"} done.`,
    waiting > 0 &&
      `${waiting === 1 ? "One invited judge hasn't" : `${waiting} invited judges haven't`} joined.`,
    viewer?.submittedAt
      ? "The owner has added something since you submitted your scores. You'll see the result once you've scored it."
      : viewerRole === "JUDGE"
        ? "You'll see the result once your own scores are in."
        : "The result appears when all judges are done, or when the owner closes scoring.",
  ];
  return <chakra.p maxWidth="prose">{sentences.filter(Boolean).join(" ")}</chakra.p>;
}

/** The owner's next steps: end the scoring, decide, or reopen. */
function OwnerActions({ room }: Props) {
  const { id, evaluation, decision, candidates } = room;
  const [deciding, setDeciding] = useState(false);
  const [close, closing] = useSetEvaluationScoringClosedMutation();
  const [reopen, reopening] = useReopenEvaluationMutation({ update: evictQueries("evaluations") });
  const attempt = (change: () => Promise<unknown>) =>
    change().catch((error: unknown) => notifyFailure(error));
  if (deciding) return <DecisionForm room={room} onDone={() => setDeciding(false)} />;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {decision ? (
        <Button disabled={reopening.loading} onClick={() => attempt(() => reopen({ variables: { id } }))}>
          Reopen the Decision
        </Button>
      ) : (
        <>
          {candidates.length > 0 && (
            <Button variant="primary" onClick={() => setDeciding(true)}>
              Decide
            </Button>
          )}
          <Button
            disabled={closing.loading}
            onClick={() => attempt(() => close({ variables: { id, closed: !evaluation.scoringClosedAt } }))}
          >
            {evaluation.scoringClosedAt ? "Reopen Scoring" : "Close Scoring"}
          </Button>
        </>
      )}
    </chakra.div>
  );
}

/** The decision, the result and the judges' notes. */
export function ResultTab({ room }: Props) {
  const { results, decision, viewerRole } = room;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      {room.outcome && <OutcomePanel room={room} outcome={room.outcome} />}
      {decision && <DecisionFacts decision={decision} />}
      {viewerRole === "OWNER" && <OwnerActions room={room} />}
      {decision && viewerRole === "OWNER" && <TellVendors room={room} chosenId={decision.chosenId} />}
      <Panel title="Result">
        {results ? <ResultTable room={room} results={results} /> : <Progress room={room} />}
      </Panel>
      {room.requests.length > 0 && (
        <Panel title="What the vendors answered">
          {room.candidates.map((candidate) => (
            <VendorAnswers key={candidate.id} room={room} candidate={candidate} named />
          ))}
        </Panel>
      )}
      {results && results.notes.length > 0 && (
        <Panel title="What the judges say">
          <JudgesNotes room={room} />
        </Panel>
      )}
    </chakra.div>
  );
}

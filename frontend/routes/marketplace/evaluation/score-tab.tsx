import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import {
  type Evaluation_FactsFragment,
  useSubmitEvaluationScoresMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { ScoreForm } from "./score-form.tsx";

type Props = { room: Evaluation_FactsFragment };

/** The viewer's scores, candidate by candidate. */
export function ScoreTab({ room }: Props) {
  const { id, candidates, criteria, ownScores, evaluation, people } = room;
  const [submit, { loading }] = useSubmitEvaluationScoresMutation({ update: evictQueries("evaluations") });
  const submittedAt = people.find(({ isViewer }) => isViewer)?.submittedAt;
  if (candidates.length === 0)
    return <EmptyState title="No candidates yet">You can score once candidates are added.</EmptyState>;
  const scored = new Set(ownScores.map(({ candidateId, criterionId }) => `${candidateId} ${criterionId}`));
  const isOpen = (candidateId: string) =>
    criteria.some((criterion) => !scored.has(`${candidateId} ${criterion.id}`));
  const open = candidates.filter((candidate) => isOpen(candidate.id));
  const closed = Boolean(evaluation.scoringClosedAt);
  const onSubmit = async () => {
    try {
      await submit({ variables: { id } });
      toast({ title: "Your scores are in" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <>
      <chakra.p mb="6" maxWidth="prose">
        {closed
          ? "Scoring is closed, so scores can't be changed."
          : submittedAt
            ? "Your scores are in and count. You can still change them until scoring closes."
            : "Nobody sees your scores until you submit them, and you don't see theirs."}
      </chakra.p>
      <chakra.div display="grid" gap="6">
        {candidates.map((candidate) => (
          <ScoreForm
            key={candidate.id}
            room={room}
            candidate={candidate}
            isDone={!isOpen(candidate.id)}
            closed={closed}
          />
        ))}
      </chakra.div>
      {!closed && !submittedAt && (
        <chakra.div mt="8">
          <chakra.p mb="3" color="fg.muted">
            {open.length === 0
              ? "Everything is scored."
              : `Still open: ${open.map(({ name }) => name).join(", ")}.`}
          </chakra.p>
          <Button variant="primary" size="md" disabled={loading || open.length > 0} onClick={onSubmit}>
            <Check size={18} aria-hidden />
            Submit Your Scores
          </Button>
        </chakra.div>
      )}
    </>
  );
}

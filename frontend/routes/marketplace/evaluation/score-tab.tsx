import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import {
  type Evaluation_FactsFragment,
  useSubmitEvaluationScoresMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { ScoreForm } from "./score-form.tsx";

type Props = { room: Evaluation_FactsFragment };
type Candidate = Props["room"]["candidates"][number];

/** How many scores are shown at once; an evaluation with more shows one candidate at a time. */
const MAX_SHOWN = 150;

const addressOf = ({ id }: Candidate) => `?tab=score&candidate=${id}`;

/** The candidates as links, each with whether it is scored. */
function CandidateLinks({
  candidates,
  shown,
  open,
}: Record<"candidates" | "open", Candidate[]> & { shown: Candidate }) {
  return (
    <chakra.nav aria-label="Candidates" mb="6">
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <TextLink
              to={addressOf(candidate)}
              preventScrollReset
              aria-current={candidate === shown ? "true" : undefined}
              fontWeight={candidate === shown ? "semibold" : undefined}
            >
              {candidate.name}
            </TextLink>
            <chakra.span color="fg.muted">{open.includes(candidate) ? " (open)" : " (scored)"}</chakra.span>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

/** The viewer's scores, candidate by candidate. */
export function ScoreTab({ room }: Props) {
  const [search] = useSearchParams();
  const { id, candidates, criteria, ownScores, evaluation, people } = room;
  const [submit, { loading }] = useSubmitEvaluationScoresMutation({ update: evictQueries("evaluations") });
  const submittedAt = people.find(({ isViewer }) => isViewer)?.submittedAt;
  if (candidates.length === 0)
    return <EmptyState title="No candidates yet">You can score once candidates are added.</EmptyState>;
  const scored = new Set(ownScores.map(({ candidateId, criterionId }) => `${candidateId} ${criterionId}`));
  const isOpen = (candidateId: string) =>
    criteria.some((criterion) => !scored.has(`${candidateId} ${criterion.id}`));
  const open = candidates.filter((candidate) => isOpen(candidate.id));
  const named = candidates.find((candidate) => candidate.id === search.get("candidate"));
  const one = candidates.length * criteria.length > MAX_SHOWN ? (named ?? candidates[0]) : undefined;
  const next = one && candidates[candidates.indexOf(one) + 1];
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
          : submittedAt && open.length > 0
            ? "The owner has added something since you submitted your scores. Score it to see the result again."
            : submittedAt
              ? "Your scores are in and count. You can still change them until scoring closes."
              : "No one sees your scores until you submit them, and you won't see theirs."}
      </chakra.p>
      {one && <CandidateLinks candidates={candidates} shown={one} open={open} />}
      <chakra.div display="grid" gap="6">
        {(one ? [one] : candidates).map((candidate) => (
          <ScoreForm
            key={candidate.id}
            room={room}
            candidate={candidate}
            isDone={!isOpen(candidate.id)}
            closed={closed}
          />
        ))}
      </chakra.div>
      {next && (
        <chakra.p mt="4">
          Next: <TextLink to={addressOf(next)}>{next.name}</TextLink>
        </chakra.p>
      )}
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

import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import {
  type Jury_FactsFragment,
  useCloseJuryRoundMutation,
  useOpenJuryRoundMutation,
  useRemindJuryMutation,
  useSpreadJuryAssignmentsMutation,
} from "../../../features/juries/juries.generated.ts";
import { countOf } from "../../../features/juries/jury-scores.ts";
import { EndFact } from "../../../features/record/end-fact.tsx";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button, ButtonAnchor } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { ProgressBar } from "../../../ui/display/progress-bar.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

type Jury = Jury_FactsFragment;
type Round = Jury["rounds"][number];

const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });
const STATES = {
  PLANNED: <Badge colorPalette="gray">Planned</Badge>,
  OPEN: <Badge colorPalette="green">Open</Badge>,
  CLOSED: <Badge colorPalette="red">Closed</Badge>,
} as const;

/** Where a round stands, and what can be done about it. */
export function RoundPanel({ jury, round }: { jury: Jury; round: Round }) {
  const { id, name, state, closesOn, isBlind, reviewsEach, assignedCount, submittedCount, shortCount } =
    round;
  const changed = { variables: { roundId: id }, update: evictQueries("juryEntries") };
  const [open, opening] = useOpenJuryRoundMutation(changed);
  const [close, closing] = useCloseJuryRoundMutation(changed);
  const [spread, spreading] = useSpreadJuryAssignmentsMutation(changed);
  const [remind, reminding] = useRemindJuryMutation({ variables: { roundId: id } });
  const busy = opening.loading || closing.loading || spreading.loading || reminding.loading;
  const act = (change: () => Promise<unknown>, done: string, question?: string) => async () => {
    if (question && !window.confirm(question)) return;
    try {
      await change();
      toast({ title: done });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const hasReviewers = jury.reviewers.some(({ joinedAt, leftAt }) => joinedAt && !leftAt);
  return (
    <Panel title={name} action={STATES[state]}>
      <chakra.p>
        {state === "CLOSED" ? "It closed on " : "It closes "}
        <EndFact at={closesOn} />. {countOf(reviewsEach, "reviewer")} for each application.{" "}
        {isBlind
          ? "Reviewers don't see who applies until it closes; what applicants write themselves can't be hidden."
          : "Reviewers see who applies."}
      </chakra.p>
      {assignedCount > 0 && (
        <chakra.div mt="4">
          <ProgressBar aria-label="Reviews submitted" value={submittedCount} max={assignedCount} />
          <chakra.p mt="1" fontSize="sm" color="fg.muted">
            {submittedCount} of {countOf(assignedCount, "review")} submitted
            {shortCount > 0 && `; ${countOf(shortCount, "application")} with fewer reviewers than planned`}
          </chakra.p>
        </chakra.div>
      )}
      <Actions>
        {state === "PLANNED" && (
          <Button variant="primary" disabled={busy} onClick={act(open, `“${name}” is open`)}>
            Open Round
          </Button>
        )}
        {state === "OPEN" && (
          <>
            <Button
              variant={shortCount > 0 ? "primary" : undefined}
              disabled={busy || !hasReviewers}
              onClick={act(spread, "The applications are assigned to the reviewers")}
            >
              Assign Evenly
            </Button>
            <Button
              disabled={busy || submittedCount === assignedCount}
              onClick={act(remind, "We reminded them")}
            >
              Remind Reviewers
            </Button>
            <Button
              disabled={busy}
              onClick={act(
                close,
                `“${name}” is closed`,
                `Close “${name}”? No one will be able to score, and it can't be reopened.`,
              )}
            >
              Close Round
            </Button>
          </>
        )}
        {assignedCount > 0 && (
          <>
            <ButtonAnchor href={`/api/jury-rounds/${id}/ranking.csv`} download>
              <Download size={16} aria-hidden />
              Ranking as CSV
            </ButtonAnchor>
            <ButtonAnchor href={`/api/jury-rounds/${id}/reviews.csv`} download>
              <Download size={16} aria-hidden />
              Reviews as CSV
            </ButtonAnchor>
          </>
        )}
      </Actions>
      {state === "OPEN" && !hasReviewers && (
        <chakra.p mt="3" color="fg.muted">
          Nobody has joined as a reviewer yet. Invite reviewers first.
        </chakra.p>
      )}
    </Panel>
  );
}

import { chakra } from "@chakra-ui/react";
import { MAX_REVIEWERS, reviewerRules } from "../../../../backend/modules/marketplace/juries/jury.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import {
  type Jury_FactsFragment,
  useInviteJuryReviewerMutation,
  useRemoveJuryReviewerMutation,
} from "../../../features/juries/juries.generated.ts";
import { countOf } from "../../../features/juries/jury-scores.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow } from "../../../ui/layout/list-row.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

const List = chakra("ul", { base: { listStyleType: "none" } });

type Jury = Jury_FactsFragment;
type Reviewer = Jury["reviewers"][number];

function InviteForm({ jury: { kind, recordId } }: { jury: Jury }) {
  const [invite] = useInviteJuryReviewerMutation();
  const form = useForm({
    initialValues: { email: "" },
    rules: reviewerRules,
    submit: async ({ email }) => {
      await invite({ variables: { kind, id: recordId, email } });
      toast({ title: "Invited", description: `We sent a link to ${email}.` });
      form.resetForm();
    },
  });
  return (
    <Form form={form} label="Invite a reviewer">
      <TextField name="email" label="Email" type="email" maxLength={254} required />
      <div>
        <SubmitButton busyLabel="Sending..." size="sm">
          Send Invitation
        </SubmitButton>
      </div>
    </Form>
  );
}

function standingOf({ joinedAt, leftAt, assignedCount, submittedCount }: Reviewer): string {
  if (!joinedAt) return "Invited, hasn't joined yet";
  const done =
    assignedCount === 0 ? "nothing assigned" : `${submittedCount} of ${countOf(assignedCount, "review")} in`;
  return leftAt ? `No longer reviews; ${done}` : `Reviewer, ${done}`;
}

function RemoveButton({ reviewer: { id, name, joinedAt } }: { reviewer: Reviewer }) {
  const [remove, { loading }] = useRemoveJuryReviewerMutation({
    refetchQueries: ["Jury"],
    update: evictQueries("juryEntries"),
  });
  const question = joinedAt
    ? `Remove ${name}? The reviews they've submitted still count; the rest go to others.`
    : `Withdraw the invitation to ${name}?`;
  const onClick = async () => {
    if (!window.confirm(question)) return;
    try {
      await remove({ variables: { id } });
      toast({ title: `${name} was removed` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button disabled={loading} onClick={onClick}>
      Remove<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** Who reviews, how far they are, and the form that invites others. */
export function ReviewersTab({ jury }: { jury: Jury }) {
  const { reviewers } = jury;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      <Panel title="Reviewers">
        {reviewers.length === 0 && <chakra.p color="fg.muted">No one has been invited yet.</chakra.p>}
        <List aria-label="Reviewers">
          {reviewers.map((reviewer) => (
            <ListRow py="3" _first={{ borderTopWidth: "0" }} key={reviewer.id}>
              <div>
                <chakra.p fontWeight="medium">{reviewer.name}</chakra.p>
                <chakra.p fontSize="sm" color="fg.muted">
                  {standingOf(reviewer)}
                </chakra.p>
              </div>
              {!reviewer.leftAt && <RemoveButton reviewer={reviewer} />}
            </ListRow>
          ))}
        </List>
      </Panel>
      {reviewers.filter(({ leftAt }) => !leftAt).length < MAX_REVIEWERS && (
        <Panel
          title="Invite a Reviewer"
          intro="They see the applications that you assign to them and nothing else of your organization. No one reviews an application they have a conflict of interest with."
        >
          <InviteForm jury={jury} />
        </Panel>
      )}
    </chakra.div>
  );
}

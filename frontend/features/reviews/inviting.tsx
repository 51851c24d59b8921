import { chakra } from "@chakra-ui/react";
import { reviewInvitationRules } from "../../../backend/modules/catalog/reviews/invitations/review-invitation.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { ChoiceField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { DateFact } from "../record/date-fact.tsx";
import {
  type ReviewInvitationsQuery,
  useInviteReviewMutation,
  useReviewInvitationsSuspenseQuery,
  useWithdrawReviewInvitationMutation,
} from "./inviting.generated.ts";

const Rows = chakra("ul", { base: { mt: "6", listStyleType: "none" } });
const Minor = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const REFETCH = { refetchQueries: ["ReviewInvitations"], awaitRefetchQueries: true };

function InviteForm({ solutions }: { solutions: ReviewInvitationsQuery["editableSolutions"]["nodes"] }) {
  const [invite] = useInviteReviewMutation(REFETCH);
  const form = useForm({
    initialValues: { solutionId: solutions[0]?.id ?? "", email: "" },
    rules: reviewInvitationRules,
    submit: async (variables) => {
      await invite({ variables });
      toast({ title: "Invitation sent" });
      form.resetForm({ values: { ...variables, email: "" } });
    },
  });
  return (
    <Form form={form} label="Invite a customer">
      <ChoiceField
        name="solutionId"
        label="Solution"
        choices={solutions.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextField name="email" label="Customer's email address" type="email" required maxLength={254} />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Send Invitation
      </SubmitButton>
    </Form>
  );
}

/** Invites customers to review a vendor's solutions, and lists who was invited. */
export function Inviting({ vendorId }: { vendorId: string }) {
  const { reviewInvitations, editableSolutions } = useReviewInvitationsSuspenseQuery({
    variables: { vendorId },
  }).data;
  const [withdraw, { loading }] = useWithdrawReviewInvitationMutation(REFETCH);
  const solutions = editableSolutions.nodes;
  if (solutions.length === 0) return null;
  const onWithdraw = (id: string) =>
    withdraw({ variables: { id } })
      .then(() => toast({ title: "Invitation withdrawn" }))
      .catch((error: unknown) => notifyFailure(error));
  return (
    <Panel title="Invite customers to review">
      <chakra.p mb="4" maxWidth="prose" color="fg.muted">
        Their reviews are marked as ones by verified customers. You don't choose which are shown.
      </chakra.p>
      <InviteForm solutions={solutions} />
      {reviewInvitations.length > 0 && (
        <Rows aria-label="Invited customers">
          {reviewInvitations.map(({ id, email, solution, createdAt, acceptedAt, expiresAt }) => (
            <ListRow gap="2" py="3" key={id}>
              <div>
                <p>{email}</p>
                <Minor>
                  {solution.title}, invited <DateFact at={createdAt} />,{" "}
                  {acceptedAt ? (
                    <>
                      accepted <DateFact at={acceptedAt} />
                    </>
                  ) : (
                    <>
                      valid until <DateFact at={expiresAt} />
                    </>
                  )}
                </Minor>
              </div>
              {!acceptedAt && (
                <Button size="sm" disabled={loading} onClick={() => onWithdraw(id)}>
                  Withdraw
                  <VisuallyHidden> the invitation of {email}</VisuallyHidden>
                </Button>
              )}
            </ListRow>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

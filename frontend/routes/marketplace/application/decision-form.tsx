import { useEffect } from "react";
import { applicationDecisionRules } from "../../../../backend/modules/marketplace/applications/application.rules.ts";
import { STATUSES } from "../../../features/applications/application-status.tsx";
import { forgetApplications } from "../../../features/applications/applications-cache.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { ChoiceField, TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import type { ApplicationDecision } from "../../../graphql/schema.generated.ts";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { ApplicationDocument, useDecideOnApplicationMutation } from "./application.generated.ts";
import type { ShownApplication } from "./shown-application.ts";

const DECISIONS: readonly ApplicationDecision[] = ["IN_REVIEW", "SHORTLISTED", "ACCEPTED", "DECLINED"];

/** Decides on an application, with a message to its applicant. */
export function DecisionForm({ application }: { application: ShownApplication }) {
  const { id, version, status: current, applicantName } = application;
  const { viewer } = useViewer();
  const client = useClient();
  const [decide] = useDecideOnApplicationMutation({ update: forgetApplications });
  const choices = DECISIONS.filter((status) => status !== current);
  const form = useForm({
    initialValues: { status: String(choices[0]), message: "" },
    rules: applicationDecisionRules,
    submit: async ({ status, message }) => {
      const decision = DECISIONS.find((one) => one === status) ?? "IN_REVIEW";
      await decide({ variables: { id, version, status: decision, message } });
      draft.discard();
      toast({ title: "Decision saved", description: `${applicantName} will get an email.` });
    },
    // If it was decided on or withdrawn in the meantime, its current state is shown next to the refusal.
    onFailure: () =>
      void client
        .query({ query: ApplicationDocument, variables: { id }, fetchPolicy: "network-only" })
        // The refusal is shown either way.
        .catch(() => {}),
  });
  const { values, setFieldValue } = form;
  const [other = "IN_REVIEW"] = choices;
  useEffect(() => {
    if (values.status === current) void setFieldValue("status", other);
  }, [values.status, current, other, setFieldValue]);
  const draft = useDraft(form, `decision:${viewer?.id}:${id}`);
  return (
    <Panel title="Decide">
      <Form form={form} label="Decide">
        <DraftNote draft={draft} />
        <ChoiceField
          name="status"
          label="New status"
          hint="Accepted and Declined are final."
          choices={choices.map((status) => ({ value: status, label: STATUSES[status].label }))}
        />
        <TextAreaField
          name="message"
          label="Message"
          hint={`Optional. Sent to ${applicantName} with your decision.`}
          rows={4}
          maxLength={2000}
        />
        <div>
          <SubmitButton busyLabel="Saving...">Save Decision</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

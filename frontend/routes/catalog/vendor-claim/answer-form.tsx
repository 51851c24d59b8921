import { chakra } from "@chakra-ui/react";
import { answerRules } from "../../../../backend/modules/catalog/vendor-claims/evidence/evidence.rules.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useAnswerVendorClaimMutation, type VendorClaimingQuery } from "./vendor-claim.generated.ts";

type Props = { claim: VendorClaimingQuery["vendorClaiming"]["toAnswer"][number] };

/** An owner's answer to someone else's claim, for the administrators. */
export function AnswerForm({ claim: { id, reason, answer, version } }: Props) {
  const [save] = useAnswerVendorClaimMutation();
  const form = useForm({
    initialValues: { answer: answer ?? "" },
    rules: answerRules,
    submit: async (values) => {
      await save({ variables: { id, answer: values.answer, version } });
      draft.forget();
      toast({ title: "Answer sent to the administrators" });
    },
  });
  const draft = useDraft(form, `claim-answer:${id}`);
  return (
    <Panel
      title="Someone else is claiming this page"
      intro="Tell our administrators why you should manage this page. You'll get their decision by email."
    >
      <chakra.blockquote mb="4" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {reason}
      </chakra.blockquote>
      <Form form={form} label="Answer the claim">
        <TextAreaField
          name="answer"
          label="Your answer"
          hint="Only administrators can see this."
          required
          rows={4}
          maxLength={5000}
        />
        <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
          Send Answer
        </SubmitButton>
      </Form>
    </Panel>
  );
}

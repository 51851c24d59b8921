import { evidenceRules } from "../../../backend/modules/vendor-claims/evidence/evidence.rules.ts";
import { DraftNote } from "../../features/forms/draft-note.tsx";
import { TextAreaField } from "../../features/forms/fields.tsx";
import { Form } from "../../features/forms/form.tsx";
import { SubmitButton } from "../../features/forms/submit-button.tsx";
import { useDraft } from "../../features/forms/use-draft.ts";
import { useForm } from "../../features/forms/use-form.ts";
import { Panel } from "../../ui/panel.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { ClaimedVendor } from "./shown-vendor.ts";
import { useSubmitVendorClaimMutation, VendorClaimingDocument } from "./vendor-claim.generated.ts";

/** Asks the administrators, with a reason and evidence. */
export function EvidenceForm({ vendor, viewerId }: { vendor: ClaimedVendor; viewerId: string }) {
  const [submit] = useSubmitVendorClaimMutation({
    refetchQueries: [VendorClaimingDocument],
    awaitRefetchQueries: true,
  });
  const form = useForm({
    initialValues: { reason: "", evidence: "" },
    rules: evidenceRules,
    submit: async (input) => {
      await submit({ variables: { vendorId: vendor.id, input } });
      draft.forget();
      toast({ title: "Claim sent", description: "You get the administrators' decision by mail." });
    },
  });
  const draft = useDraft(form, `claim:${viewerId}:${vendor.id}`);
  return (
    <Panel
      title={vendor.claimed ? "Somebody manages this page" : "Without such an address"}
      intro={
        vendor.claimed
          ? "If it should be you, ask the administrators. They hear both sides, and both get the decision by mail."
          : "Ask the administrators. You get their decision by mail."
      }
    >
      <Form form={form} label="Ask the administrators">
        <DraftNote draft={draft} />
        <TextAreaField
          name="reason"
          label="Reason"
          required
          rows={3}
          maxLength={2000}
          {...(vendor.claimed && { hint: "Those who manage the page see it." })}
        />
        <TextAreaField
          name="evidence"
          label="Evidence"
          hint="What shows that you belong there, such as a register entry or a public page with your name. Only administrators see it."
          required
          rows={4}
          maxLength={5000}
        />
        <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
          Send claim
        </SubmitButton>
      </Form>
    </Panel>
  );
}

import { evidenceRules } from "../../../../backend/modules/catalog/vendor-claims/evidence/evidence.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { ClaimedVendor } from "./shown-vendor.ts";
import { useSubmitVendorClaimMutation, VendorClaimingDocument } from "./vendor-claim.generated.ts";

/** Submits a claim to the administrators, with a reason and evidence. */
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
      toast({ title: "Claim sent", description: "You'll get the decision by email." });
    },
  });
  const draft = useDraft(form, `claim:${viewerId}:${vendor.id}`);
  return (
    <Panel
      title={vendor.claimed ? "This page is already managed" : "No company email?"}
      intro={
        vendor.claimed
          ? "If you should manage it instead, ask our administrators. They'll hear from both sides and email you both with their decision."
          : "Ask our administrators. You'll get their decision by email."
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
          {...(vendor.claimed && { hint: "The people who manage the page can see this." })}
        />
        <TextAreaField
          name="evidence"
          label="Evidence"
          hint="Show that you work there, with a business registration or a public page that names you, for example. Only administrators can see this."
          required
          rows={4}
          maxLength={5000}
        />
        <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
          Send Claim
        </SubmitButton>
      </Form>
    </Panel>
  );
}

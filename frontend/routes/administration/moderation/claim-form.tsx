import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { claimDecisionRules } from "../../../../backend/modules/catalog/vendor-claims/evidence/evidence.rules.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useDecideVendorClaimMutation } from "./claim-decision.generated.ts";
import { type QueuedItem, REFETCH } from "./queued-item.ts";
import type { Deciding } from "./use-decided.ts";

const GRANT = { value: "grant", label: "Grant: the claimant becomes an owner" };
const REPLACE = { value: "replace", label: "Grant and remove the current members" };
const DECLINE = { value: "decline", label: "Decline" };

type Props = { item: QueuedItem; deciding: Deciding; onCancel: () => void };

/** Decides on a claim to a vendor; both sides get the reason by email. */
export function ClaimForm({ item, deciding, onCancel }: Props) {
  const [decide] = useDecideVendorClaimMutation(REFETCH);
  const isDispute = item.parts.some(({ label }) => label === "Managed by");
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("select")?.focus(), []);
  const form = useForm({
    initialValues: { decision: "", grant: false, reason: "" },
    rules: claimDecisionRules,
    submit: async ({ decision, reason }) => {
      const variables = {
        id: item.id.replace("vendor_claim:", ""),
        grant: decision !== DECLINE.value,
        endMemberships: decision === REPLACE.value,
        reason,
        version: item.version ?? 0,
      };
      deciding.decide([item.id]);
      await decide({ variables }).catch((error: unknown) => {
        deciding.undo();
        throw error;
      });
      deciding.setSaid(`The claim to ${item.on.title} was decided. We'll email both sides the reason.`);
    },
  });
  return (
    <chakra.div ref={frame} mt="4" maxWidth="lg">
      <Form form={form} label={`Decide on ${item.on.title}`}>
        <ChoiceField
          name="decision"
          label="Decision"
          choices={[{ value: "", label: "Choose one" }, GRANT, ...(isDispute ? [REPLACE] : []), DECLINE]}
        />
        <TextField
          name="reason"
          label="Reason"
          hint="We'll email it to both sides."
          required
          maxLength={1000}
        />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Deciding..." size="sm" disabled={!form.values.decision}>
            Decide
          </SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}

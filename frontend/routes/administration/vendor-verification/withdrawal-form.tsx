import { chakra } from "@chakra-ui/react";
import { withdrawalRules } from "../../../../backend/modules/catalog/vendors/verification/verification.rules.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import {
  useWithdrawVerificationMutation,
  type Verified_VendorFragment,
} from "./vendor-verification.generated.ts";

/** Withdraws a verification, with a reason. */
export function WithdrawalForm({ vendor: { id, name } }: { vendor: Verified_VendorFragment }) {
  const [withdraw] = useWithdrawVerificationMutation({
    update: evictQueries("vendors", "auditEntries", "contentStats"),
  });
  const form = useForm({
    initialValues: { reason: "" },
    rules: withdrawalRules,
    submit: async ({ reason }) => {
      await withdraw({ variables: { id, reason } });
      toast({ title: `The verification of ${name} is withdrawn` });
    },
  });
  return (
    <Form form={form} label="Withdrawal">
      <TextAreaField name="reason" label="Reason" required rows={3} maxLength={500} />
      <chakra.div>
        <SubmitButton busyLabel="Withdrawing..." variant="outline">
          Withdraw
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}

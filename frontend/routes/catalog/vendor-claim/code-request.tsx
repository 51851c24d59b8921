import { claimCodeRules } from "../../../../backend/modules/catalog/vendor-claims/claim.rules.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import type { ClaimedVendor } from "./shown-vendor.ts";
import { useRequestVendorClaimCodeMutation, VendorClaimingDocument } from "./vendor-claim.generated.ts";

type Props = { vendor: ClaimedVendor; domains: readonly string[]; onSent: () => void };

/** Asks for an address at the vendor's domain, then sends a code there. */
export function CodeRequest({ vendor, domains, onSent }: Props) {
  const [request] = useRequestVendorClaimCodeMutation({
    refetchQueries: [VendorClaimingDocument],
    awaitRefetchQueries: true,
  });
  const form = useForm({
    initialValues: { email: "" },
    rules: claimCodeRules,
    submit: async ({ email }) => {
      await request({ variables: { vendorId: vendor.id, email } });
      onSent();
    },
  });
  return (
    <Form form={form} label="Send a code">
      <TextField
        name="email"
        label="Work email"
        type="email"
        required
        autoComplete="email"
        hint={
          domains.length > 0
            ? `An address at ${domains.join(" or ")}`
            : `The public address of ${vendor.name}`
        }
      />
      <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
        Send Code
      </SubmitButton>
    </Form>
  );
}

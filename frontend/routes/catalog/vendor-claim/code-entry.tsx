import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { claimConfirmationRules } from "../../../../backend/modules/catalog/vendor-claims/claim.rules.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { membersPath } from "../../../features/record/record-path.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import type { ClaimedVendor } from "./shown-vendor.ts";
import { useConfirmVendorClaimMutation, type VendorClaimingQuery } from "./vendor-claim.generated.ts";

type Props = {
  vendor: ClaimedVendor;
  code: NonNullable<VendorClaimingQuery["vendorClaiming"]["code"]>;
  onAgain: () => void;
};

/** Asks for the emailed code, which makes the user a manager of the vendor. */
export function CodeEntry({ vendor, code: { email, expiresAt }, onAgain }: Props) {
  const [confirm] = useConfirmVendorClaimMutation({
    update: evictQueries("viewerOrganizations", "vendorClaiming"),
  });
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { code: "" },
    rules: claimConfirmationRules,
    submit: async ({ code }) => {
      const { data } = await confirm({ variables: { vendorId: vendor.id, code } });
      const organizationId = data?.confirmVendorClaim?.editedById;
      toast({ title: `You now manage ${vendor.name}` });
      if (organizationId) await navigate(membersPath(organizationId));
    },
  });
  return (
    <>
      <chakra.p role="status" mb="5" overflowWrap="anywhere">
        We sent a code to <chakra.b fontWeight="medium">{email}</chakra.b>. It's valid until{" "}
        {formatMoment(expiresAt)}.
      </chakra.p>
      <Form form={form} label="Enter the code">
        <TextField
          name="code"
          label="Code"
          hint="Eight letters and digits"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <SubmitButton busyLabel="Checking...">Claim {vendor.name}</SubmitButton>
          <Button size="md" onClick={onAgain}>
            Send another code
          </Button>
        </chakra.div>
      </Form>
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { MAX_MONTHS } from "../../../../backend/modules/catalog/vendors/verification/verification.rules.ts";
import { daysAhead, monthsAhead } from "../../../../backend/shared/days/day.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { timeZone } from "../../../ui/behavior/time-zone.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import {
  useRenewVerificationMutation,
  useVerifyWithChecksMutation,
  type Verified_VendorFragment,
} from "./vendor-verification.generated.ts";
import { claimOf, emptyValues, evidenceOf, formRules, inputOf, PLACES } from "./verification-values.ts";

const Check = chakra("fieldset", {
  base: { display: "grid", gap: "4", p: "4", borderWidth: "1px", borderColor: "line", borderRadius: "lg" },
});
const Legend = chakra("legend", { base: { px: "1", fontSize: "sm", fontWeight: "semibold" } });

const DUE = { update: evictQueries("vendors", "auditEntries", "contentStats") };

type Props = { vendor: Verified_VendorFragment; viewerId: string };

/** Records the checks of a verification and its last day. */
export function VerificationForm({ vendor: { id, name, verified }, viewerId }: Props) {
  const [verify] = useVerifyWithChecksMutation(DUE);
  const [renew] = useRenewVerificationMutation(DUE);
  const form = useForm({
    initialValues: emptyValues(),
    rules: formRules,
    submit: async (values) => {
      const variables = { id, input: inputOf(values) };
      await (verified ? renew({ variables }) : verify({ variables }));
      draft.forget();
      toast({ title: verified ? `The verification of ${name} is renewed` : `${name} is verified` });
    },
  });
  const draft = useDraft(form, `verification:${viewerId}:${id}`);
  const used = PLACES.filter((place) => form.values[claimOf(place)] || form.values[evidenceOf(place)]);
  const [added, setAdded] = useState(1);
  const count = Math.max(added, (used.at(-1) ?? -1) + 1);
  return (
    <Form form={form} label="Verification">
      <DraftNote draft={draft} />
      {PLACES.slice(0, count).map((place) => (
        <Check key={place}>
          <Legend>Check {place + 1}</Legend>
          <TextField
            name={claimOf(place)}
            label="What was checked"
            hint="Such as “Company registration”."
            maxLength={120}
          />
          <TextAreaField name={evidenceOf(place)} label="What you found, and where" rows={2} />
        </Check>
      ))}
      {count < PLACES.length && (
        <chakra.div>
          <Button onClick={() => setAdded(count + 1)}>Add a check</Button>
        </chakra.div>
      )}
      <TextField
        name="expiresOn"
        label="Valid until"
        hint="After that day, the vendor is no longer verified unless you renew it."
        type="date"
        required
        min={daysAhead(timeZone(), 1)}
        max={monthsAhead(timeZone(), MAX_MONTHS)}
      />
      <chakra.div>
        <SubmitButton busyLabel="Saving...">{verified ? "Renew" : "Verify"}</SubmitButton>
      </chakra.div>
    </Form>
  );
}

import { exchangeRateRules } from "../../../../backend/modules/discovery/rates/exchange-rate.rules.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useSetExchangeRateMutation } from "./exchange-rates.generated.ts";
import { FORGET } from "./forget.ts";

const EMPTY = { currency: "", usd: "", ratedOn: "" };

/** Sets the rate of a currency, adding or replacing it. */
export function RateForm() {
  const [set] = useSetExchangeRateMutation(FORGET);
  const form = useForm({
    initialValues: EMPTY,
    rules: exchangeRateRules,
    submit: async ({ currency, usd, ratedOn }) => {
      await set({ variables: { input: { currency: currency.trim(), usd: Number(usd), ratedOn } } });
      toast({ title: `The rate of ${currency.trim()} was saved` });
      form.resetForm();
    },
  });
  return (
    <Panel title="Set a Rate" intro="A currency that is listed already gets the new rate.">
      <Form form={form} label="Exchange rate">
        <TextField
          name="currency"
          label="Currency"
          hint="Three letters, such as EUR."
          required
          maxLength={3}
        />
        <TextField name="usd" label="US dollars for one" hint="Such as 1.15." required inputMode="decimal" />
        <TextField name="ratedOn" label="Day of the rate" required type="date" />
        <SubmitButton busyLabel="Saving..." size="sm">
          Save Rate
        </SubmitButton>
      </Form>
    </Panel>
  );
}

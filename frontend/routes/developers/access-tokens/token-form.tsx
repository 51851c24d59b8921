import { chakra } from "@chakra-ui/react";
import {
  accessTokenRules,
  MAX_DAYS,
  MAX_NAME,
} from "../../../../backend/modules/account/access-tokens/access-token.rules.ts";
import { daysAhead } from "../../../../backend/shared/days/day.rules.ts";
import { ChoicesField, chosenOf } from "../../../features/forms/choices-field.tsx";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { timeZone } from "../../../ui/behavior/time-zone.ts";
import { useCreateAccessTokenMutation } from "./access-tokens.generated.ts";
import { AGAIN } from "./again.ts";
import { asEnum, scopeChoices } from "./scope-words.ts";

const PERIODS = [
  { value: "7", label: "In 7 days" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "", label: "On a specific day" },
];

const INITIAL = { name: "", scopes: "catalog:read", period: "30" };

/** Creates an access token, with the fewest permissions by default. */
export function TokenForm({
  isAdministrator,
  onCreate,
}: {
  isAdministrator: boolean;
  onCreate: (token: string) => void;
}) {
  const [create] = useCreateAccessTokenMutation(AGAIN);
  const form = useForm({
    initialValues: { ...INITIAL, expiresOn: daysAhead(timeZone(), 30) },
    rules: accessTokenRules(timeZone()),
    submit: async ({ name, scopes, period, expiresOn }) => {
      const input = {
        name,
        scopes: chosenOf(scopes).map(asEnum),
        expiresOn: period ? daysAhead(timeZone(), Number(period)) : expiresOn,
      };
      const { data } = await create({ variables: { input } });
      form.resetForm();
      if (data) onCreate(data.createAccessToken.token);
    },
  });
  return (
    <Form form={form} label="New access token">
      <TextField
        name="name"
        label="Name"
        hint="What will use it, such as “Club website”."
        required
        maxLength={MAX_NAME}
      />
      <ChoicesField
        name="scopes"
        label="What it can do"
        hint="Choose no more than the program needs."
        choices={scopeChoices(isAdministrator)}
      />
      <ChoiceField name="period" label="Expires" choices={PERIODS} />
      {form.values.period === "" && (
        <TextField
          name="expiresOn"
          label="Last day"
          type="date"
          required
          min={daysAhead(timeZone(), 1)}
          max={daysAhead(timeZone(), MAX_DAYS)}
          hint="Up to a year from now."
        />
      )}
      <chakra.div>
        <SubmitButton busyLabel="Creating...">Create Token</SubmitButton>
      </chakra.div>
    </Form>
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { demoRequestRules } from "../../../backend/modules/marketplace/demo-requests/demo-request.rules.ts";
import { TextAreaField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { useRequestDemoMutation } from "./demo-request.generated.ts";

const Answer = chakra("p", {
  base: { p: "4", borderWidth: "1px", borderColor: "line", borderRadius: "lg", bg: "bg.raised" },
});

type Props = {
  /** The form's accessible name. */
  label: string;
  submit: string;
  /** Whether to ask for a preferred time. */
  timed: boolean;
};

/** Sends a message to the administrators, who answer by email. */
export function DemoRequestForm({ label, submit, timed }: Props) {
  const [request] = useRequestDemoMutation();
  const [answerTo, setAnswerTo] = useState<string>();
  const form = useForm({
    initialValues: { name: "", email: "", organization: "", preferredTime: "", message: "" },
    rules: demoRequestRules,
    submit: async (input) => {
      const { data } = await request({ variables: { input } });
      setAnswerTo(data?.requestDemo.email);
    },
  });
  if (answerTo) {
    return <Answer role="status">Thanks. We have your request and will reply to {answerTo}.</Answer>;
  }
  return (
    <Form form={form} label={label}>
      <TextField name="name" label="Name" required autoComplete="name" />
      <TextField name="email" label="Email" type="email" required autoComplete="email" />
      <TextField name="organization" label="Organization" required autoComplete="organization" />
      {timed && (
        <TextField
          name="preferredTime"
          label="Preferred time"
          hint="In your own words, with your time zone, such as Tuesday after 2 PM ET."
        />
      )}
      <TextAreaField
        name="message"
        label={timed ? "What would you like to see?" : "Message"}
        rows={5}
        maxLength={2000}
      />
      <SubmitButton busyLabel="Sending...">{submit}</SubmitButton>
    </Form>
  );
}

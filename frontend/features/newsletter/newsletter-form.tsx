import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { newsletterRules } from "../../../backend/modules/community/blog/newsletter/newsletter.rules.ts";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { useSubscribeToNewsletterMutation } from "./newsletter.generated.ts";

/** A form for an email address; the server's response replaces it. */
export function NewsletterForm() {
  const [subscribe] = useSubscribeToNewsletterMutation();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    initialValues: { email: "" },
    rules: newsletterRules,
    submit: async (variables) => {
      const { data } = await subscribe({ variables });
      setAnswer(data?.subscribeToNewsletter.message);
    },
  });
  if (answer)
    return (
      <chakra.p role="status" p="4" borderWidth="1px" borderColor="line" borderRadius="lg" bg="bg.raised">
        {answer}
      </chakra.p>
    );
  return (
    <Form form={form} label="Newsletter">
      <TextField name="email" label="Email" type="email" required autoComplete="email" />
      <SubmitButton busyLabel="Subscribing...">Subscribe</SubmitButton>
    </Form>
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { newsletterRules } from "../../../backend/modules/blog/newsletter/newsletter.rules.ts";
import { Page } from "../../ui/page.tsx";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { useSubscribeToNewsletterMutation } from "./newsletter.generated.ts";

const Band = chakra("section", {
  base: {
    mt: { base: "14", md: "20" },
    // Extends to the footer, over the space that other screens leave there.
    mb: { base: "-16", md: "-24" },
    borderTopWidth: "1px",
    borderColor: "line",
    bg: "bg.subtle",
  },
});
const Content = chakra(Page, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" },
    alignItems: "start",
    gap: "8",
    py: { base: "10", md: "14" },
  },
});
const Title = chakra("h2", { base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" } } });

/** Asks for an email address; a confirmation link is then sent to it. */
export function NewsletterBlock() {
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
  return (
    <Band aria-labelledby="newsletter">
      <Content>
        <div>
          <Title id="newsletter">Newsletter</Title>
          <chakra.p mt="3" color="fg.muted">
            Join 10,000+ sports tech professionals. Unsubscribe anytime.
          </chakra.p>
        </div>
        {answer ? (
          <chakra.p role="status" p="4" borderWidth="1px" borderColor="line" borderRadius="lg" bg="bg.raised">
            {answer}
          </chakra.p>
        ) : (
          <Form form={form} label="Newsletter">
            <TextField name="email" label="Email" type="email" required autoComplete="email" />
            <SubmitButton busyLabel="Subscribing...">Subscribe</SubmitButton>
          </Form>
        )}
      </Content>
    </Band>
  );
}

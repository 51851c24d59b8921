import { chakra } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import {
  MAX_MESSAGE,
  messageRules,
} from "../../../backend/modules/marketplace/conversations/conversation.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { DraftNote } from "../forms/draft-note.tsx";
import { ChoiceField, TextAreaField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useDraft } from "../forms/use-draft.ts";
import { useForm } from "../forms/use-form.ts";
import { useSendKey } from "../forms/use-send-key.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { useBeginConversationMutation } from "./contact-vendor.generated.ts";
import { conversationPath } from "./conversation-path.ts";

type Props = {
  vendor: { id: string; name: string };
  solutions: readonly { id: string; title: string }[];
  /** The title of a document that is asked for. */
  asked: string | null;
};

/** Starts a conversation with a vendor. */
export function ContactForm({ vendor, solutions, asked }: Props) {
  const { viewer } = useViewer();
  const [begin] = useBeginConversationMutation();
  const navigate = useNavigate();
  const about = useSearchParams()[0].get("about");
  const key = useSendKey();
  const form = useForm({
    initialValues: {
      solutionId: solutions.find(({ id }) => id === about)?.id ?? "",
      text: asked ? `Could you share “${asked}” with us?` : "",
    },
    rules: messageRules,
    submit: async ({ solutionId, text }) => {
      const input = { text, solutionId: solutionId || null };
      const { data } = await begin({ variables: { vendorId: vendor.id, input, key: key.current() } });
      key.renew();
      draft.forget();
      toast({ title: "Message sent", description: `${vendor.name} has your message.` });
      if (data) await navigate(conversationPath(data.beginConversation.id));
    },
  });
  const draft = useDraft(form, `contact:${viewer?.id}:${vendor.id}`);
  return (
    <chakra.div mt="5" maxWidth="prose">
      <Form form={form} label={`Write to ${vendor.name}`}>
        <DraftNote draft={draft} />
        {solutions.length > 0 && (
          <ChoiceField
            name="solutionId"
            label="What is it about?"
            choices={[
              { value: "", label: "No solution in particular" },
              ...solutions.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <TextAreaField
          name="text"
          label="Message"
          hint={`Only you and ${vendor.name} can read it. They'll see your name, but not your email address.`}
          required
          rows={5}
          maxLength={MAX_MESSAGE}
        />
        <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
          Send Message
        </SubmitButton>
      </Form>
    </chakra.div>
  );
}

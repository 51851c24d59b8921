import { chakra } from "@chakra-ui/react";
import {
  MAX_MESSAGE,
  messageRules,
} from "../../../../backend/modules/marketplace/conversations/conversation.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSendKey } from "../../../features/forms/use-send-key.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { useSendMessageMutation } from "./conversation.generated.ts";
import { showSent } from "./show-sent.ts";
import type { ShownConversation } from "./shown-conversation.ts";

/** Sends a reply in a conversation. */
export function ReplyForm({ conversation }: { conversation: ShownConversation }) {
  const { id, viewerSide, vendorIsUnclaimed, vendor, personName } = conversation;
  const { viewer } = useViewer();
  const [send] = useSendMessageMutation();
  const key = useSendKey();
  const form = useForm({
    initialValues: { text: "" },
    rules: messageRules,
    submit: async ({ text }) => {
      await send({
        variables: { conversationId: id, text, key: key.current() },
        update: (cache, { data }) => data && showSent(cache, id, data.sendMessage),
      });
      key.renew();
      draft.forget();
      form.resetForm();
      toast({ title: "Message sent" });
    },
  });
  const draft = useDraft(form, `message:${viewer?.id}:${id}`);
  const forUnclaimed = viewerSide === "VENDOR" && vendorIsUnclaimed;
  return (
    <chakra.div mt="6">
      <Form form={form} label="Answer">
        <DraftNote draft={draft} />
        <TextAreaField
          name="text"
          label={`Your message to ${viewerSide === "VENDOR" ? personName : vendor.name}`}
          hint={
            forUnclaimed
              ? `This will be marked as written by an administrator, because no one has claimed ${vendor.name} yet.`
              : undefined
          }
          rows={4}
          maxLength={MAX_MESSAGE}
        />
        <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
          Send
        </SubmitButton>
      </Form>
    </chakra.div>
  );
}

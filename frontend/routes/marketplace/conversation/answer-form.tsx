import { chakra } from "@chakra-ui/react";
import { object } from "yup";
import {
  answerRules,
  MAX_ANSWER,
} from "../../../../backend/modules/marketplace/conversations/requests/request.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSendKey } from "../../../features/forms/use-send-key.ts";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useAnswerVendorRequestMutation } from "./conversation.generated.ts";
import { showSent } from "./show-sent.ts";
import type { ShownConversation } from "./shown-conversation.ts";

type Props = { conversation: ShownConversation; request: NonNullable<ShownConversation["request"]> };

const nameOf = ({ id }: { id: string }) => `answer${id}`;

/** Answers the questions of a request on behalf of its vendor, one by one. */
export function AnswerForm({ conversation: { id, personName }, request }: Props) {
  const { title, questions } = request;
  const { viewer } = useViewer();
  const [send] = useAnswerVendorRequestMutation();
  const key = useSendKey();
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(questions.map((question) => [nameOf(question), ""])),
    rules: object(
      Object.fromEntries(questions.map((question) => [nameOf(question), answerRules.fields.text])),
    ),
    submit: async (values) => {
      const answers = questions.map((question) => ({
        questionId: question.id,
        text: values[nameOf(question)] ?? "",
      }));
      await send({
        variables: { conversationId: id, answers, key: key.current() },
        update: (cache, { data }) => data && showSent(cache, id, data.answerVendorRequest),
      });
      key.renew();
      draft.forget();
      form.resetForm();
      toast({ title: "Answers sent" });
    },
  });
  const draft = useDraft(form, `answers:${viewer?.id}:${id}`);
  return (
    <chakra.div mt="6">
      <Panel
        title={`Questions: ${title}`}
        intro={`${personName} is comparing answers from several vendors. Skip any questions you can't answer. You can replace an answer by sending a new one.`}
      >
        <Form form={form} label="Answers to the questions">
          <DraftNote draft={draft} />
          {questions.map((question) => (
            <TextAreaField
              key={question.id}
              name={nameOf(question)}
              label={question.text}
              rows={2}
              maxLength={MAX_ANSWER}
            />
          ))}
          <SubmitButton busyLabel="Sending..." alignSelf="flex-start">
            Send Answers
          </SubmitButton>
        </Form>
      </Panel>
    </chakra.div>
  );
}

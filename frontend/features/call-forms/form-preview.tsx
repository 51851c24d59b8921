import { chakra } from "@chakra-ui/react";
import { object } from "yup";
import {
  answerField,
  type Question,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { AnswerFields, EligibilityFields } from "./answer-fields.tsx";
import { type AnswerTexts, answerRules, eligibilityOf } from "./answer-rules.ts";

const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

const NO_FILES = { filesOf: () => [] };

/** A form as applicants see it; nothing is kept. */
export function FormPreview({ questions }: { questions: readonly Question[] }) {
  const form = useForm<AnswerTexts>({
    initialValues: Object.fromEntries(questions.map(({ id }) => [answerField(id), ""])),
    // A preview takes no files, so none is missing.
    rules: object(answerRules(questions, () => 1)),
    submit: async () => toast({ title: "These answers would be accepted", description: "Nothing was sent." }),
  });
  const eligibility = eligibilityOf(questions, form.values);
  return (
    <chakra.div mt="6">
      <Panel title="Preview">
        <Form form={form} label="Preview of the application form">
          <Note>Try it as an applicant. Nothing you enter here is kept.</Note>
          <EligibilityFields questions={questions} files={NO_FILES} eligibility={eligibility} />
          {eligibility.kind === "eligible" && (
            <>
              <AnswerFields questions={questions} files={NO_FILES} />
              <div>
                <SubmitButton variant="outline" busyLabel="Checking...">
                  Check the Answers
                </SubmitButton>
              </div>
            </>
          )}
        </Form>
      </Panel>
    </chakra.div>
  );
}

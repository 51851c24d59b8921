import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { applicationFormRules } from "../../../backend/modules/marketplace/applications/application.rules.ts";
import type { Question } from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { useClient } from "../../graphql/source.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { AnswerFields, EligibilityFields } from "../call-forms/answer-fields.tsx";
import { AnswerList } from "../call-forms/answer-list.tsx";
import { answerRules, eligibilityOf } from "../call-forms/answer-rules.ts";
import type { ShownAnswer } from "../call-forms/answer-values.ts";
import { ChoiceField, TextAreaField, TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { serverErrors } from "../forms/server-errors.ts";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useForm } from "../forms/use-form.ts";
import { useSubmitApplicationMutation } from "./application-form.generated.ts";
import { type AppliedFor, showApplication } from "./applications-cache.ts";
import { ApplyingDocument } from "./applying.generated.ts";
import { DraftLine } from "./draft-line.tsx";
import { type DraftValues, toInput } from "./draft-values.ts";
import { useApplicationDraft } from "./use-application-draft.ts";

const Note = chakra("p", { base: { maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

/** Returns a unique key for a submission; works in insecure contexts, too. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

type Props = {
  of: AppliedFor;
  /** The id of the applicant's account. */
  viewerId: string;
  /**
   * What was entered so far, with its version on the server; the version is null if nothing is stored there.
   */
  begun: { values: DraftValues; version: number | null };
  /** The id of the application; undefined if nothing is stored. */
  applicationId: string | undefined;
  /** The questions of the call's form, and what was answered so far, also to those no longer asked. */
  questions: readonly Question[];
  answers: readonly ShownAnswer[];
  /** The vendors that they may apply for. */
  vendors: readonly { id: string; name: string }[];
  /** The submit button's label. */
  action: string;
};

/**
 * A form for an application. What is typed is stored in the browser and on the server until it is submitted.
 */
export function ApplicationForm({
  of,
  viewerId,
  vendors,
  begun,
  applicationId,
  questions,
  answers,
  action,
}: Props) {
  const [submit] = useSubmitApplicationMutation();
  const client = useClient();
  // The same for every attempt, so that a retry after a lost response doesn't submit twice.
  const key = useRef<string>(undefined);
  const filesOf = (id: string) => answers.find(({ questionId }) => questionId === id)?.files ?? [];
  const renew = () => client.query({ query: ApplyingDocument, variables: of, fetchPolicy: "network-only" });
  const form = useForm<DraftValues>({
    initialValues: begun.values,
    rules: applicationFormRules.shape(answerRules(questions, (id) => filesOf(id).length)),
    submit: async (values) => {
      key.current ??= newKey();
      const version = await draft.version();
      try {
        await submit({
          variables: { ...of, input: toInput(values, questions), key: key.current, version },
          update: (cache, { data }) => showApplication(cache, of, data?.submitApplication.id),
        });
      } catch (error) {
        const { fields } = serverErrors(error);
        if ("version" in fields) await draft.meet();
        // The team has changed the form in the meantime.
        if (Object.keys(fields).some((name) => name.startsWith("answer_") && !(name in values)))
          await renew();
        throw error;
      }
      draft.end();
      toast({ title: "Application submitted", description: "You'll get an email when its status changes." });
    },
  });
  const draft = useApplicationDraft(form, {
    name: `application:${viewerId}:${of.kind}:${of.id}`,
    of,
    saved: begun,
    applicationId,
    questions,
  });
  const eligibility = eligibilityOf(questions, form.values);
  const files = { filesOf, draftId: draft.begin, renew };
  const former = answers.filter(({ isAsked }) => !isAsked);
  return (
    <Form form={form} label="Your application">
      <EligibilityFields questions={questions} files={files} eligibility={eligibility} />
      {eligibility.kind === "eligible" && (
        <>
          <TextAreaField
            name="text"
            label="What you offer"
            hint="Tell them what you would do, what you've done before, and how you meet the requirements."
            required
            rows={8}
            maxLength={10_000}
          />
          <TextField
            name="affiliation"
            label="Organization and role"
            hint="Who you represent, such as Head of Performance, Harbor City FC"
            maxLength={200}
          />
          {vendors.length > 0 && (
            <ChoiceField
              name="vendorId"
              label="On behalf of"
              hint="If they accept, investors who watch this company hear of it, with the name of the listing."
              choices={[
                { value: "", label: "Only myself" },
                ...vendors.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <TextField
            name="contactEmail"
            label="Contact email"
            hint="Shown with your name. They'll reply to this address."
            type="email"
            autoComplete="email"
            required
            maxLength={320}
          />
          <TextAreaField
            name="links"
            label="Links"
            hint="Up to five, one per line: a proposal, a sample, a portfolio"
            rows={3}
            inputMode="url"
          />
          <AnswerFields questions={questions} files={files} />
          {former.length > 0 && <AnswerList answers={former} />}
        </>
      )}
      <DraftLine state={draft.state} choose={draft.choose} />
      {eligibility.kind === "eligible" && (
        <>
          <Note>You can withdraw your application, and submit it again, until a decision is made.</Note>
          <div>
            <SubmitButton busyLabel="Submitting...">{action}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  );
}

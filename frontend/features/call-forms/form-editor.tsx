import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_QUESTIONS } from "../../../backend/modules/marketplace/call-forms/form.rules.ts";
import {
  QUESTION_KINDS,
  type Question,
  type QuestionKind,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import type { ApplicationKind } from "../../graphql/schema.generated.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FormField } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { serverErrors } from "../forms/server-errors.ts";
import { questionOf } from "./answer-values.ts";
import { useApplicationFormSuspenseQuery, useSaveApplicationFormMutation } from "./call-forms.generated.ts";
import { FormPreview } from "./form-preview.tsx";
import {
  draftOf,
  formInput,
  type Messages,
  newDraft,
  type QuestionDraft,
  readDrafts,
} from "./question-drafts.ts";
import { QuestionEditor } from "./question-editor.tsx";
import { KIND_WORDS } from "./question-words.ts";

const Section = chakra("section", { base: { mt: "12", maxWidth: "2xl" } });
const Lead = chakra("p", { base: { mt: "2", mb: "5", color: "fg.muted" } });
const Adding = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
    gap: "3",
    alignItems: "end",
    mb: "5",
  },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Problem = chakra("p", {
  base: {
    mb: "4",
    px: "4",
    py: "3",
    borderWidth: "1px",
    borderColor: "danger",
    borderRadius: "lg",
    bg: "danger.subtle",
    color: "danger",
  },
});
const Status = chakra("p", { base: { minHeight: "5", mb: "2", fontSize: "sm", color: "fg.muted" } });

const KINDS = QUESTION_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

type Props = { kind: ApplicationKind; id: string };

/** What a call asks of those who apply, edited by its team. */
export function FormEditor({ kind, id }: Props) {
  const heading = useId();
  const { applicationForm } = useApplicationFormSuspenseQuery({ variables: { kind, id } }).data;
  const [save, { loading }] = useSaveApplicationFormMutation();
  const [drafts, setDrafts] = useState<readonly QuestionDraft[]>(() =>
    applicationForm.questions.map((question) => draftOf(questionOf(question))),
  );
  const [version, setVersion] = useState(applicationForm.version);
  const [added, setAdded] = useState<QuestionKind>("text");
  const [messages, setMessages] = useState<Messages>({});
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState("");
  const [preview, setPreview] = useState<readonly Question[]>();
  const keys = useRef(0);
  const section = useRef<HTMLElement>(null);
  const focus = useRef<string>(undefined);

  useEffect(() => {
    if (!focus.current) return;
    section.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  const write = (next: readonly QuestionDraft[]) => {
    setDrafts(next);
    setMessages({});
    setFailure(undefined);
  };
  const add = () => {
    keys.current += 1;
    const key = `new-${keys.current}`;
    focus.current = `[data-question="${key}"] input`;
    write([...drafts, newDraft(key, added)]);
  };
  const move = (at: number, by: 1 | -1) => {
    const moved = drafts[at];
    if (!moved) return;
    focus.current = `[data-question="${moved.key}"] [data-move="${by}"]`;
    write(drafts.toSpliced(at, 1).toSpliced(at + by, 0, moved));
    setSaid(`${moved.label || "The question"} is now number ${at + by + 1} of ${drafts.length}.`);
  };
  const remove = (at: number) => {
    focus.current = "[data-adds]";
    setSaid(`${drafts[at]?.label || "The question"} was removed. Earlier answers are kept.`);
    write(drafts.toSpliced(at, 1));
  };
  const read = (): readonly Question[] | undefined => {
    const found = readDrafts(drafts);
    if ("questions" in found) return found.questions;
    setMessages(found.messages);
    setFailure(found.messages.questions ?? "Some questions aren't complete.");
    focus.current = "[aria-invalid=true]";
    return undefined;
  };
  const onPreview = () => {
    const questions = read();
    if (questions) setPreview(preview ? undefined : questions);
  };
  const onSave = async (event: SyntheticEvent) => {
    event.preventDefault();
    const questions = read();
    if (!questions) return;
    try {
      const { data } = await save({
        variables: { kind, id, version, questions: formInput(drafts, questions) },
      });
      if (!data) return;
      setVersion(data.saveApplicationForm.version);
      setDrafts(data.saveApplicationForm.questions.map((question) => draftOf(questionOf(question))));
      setFailure(undefined);
      toast({ title: "Application form saved" });
    } catch (error) {
      const { message, fields } = serverErrors(error);
      setMessages(fields);
      setFailure(message);
    }
  };

  return (
    <Section ref={section} aria-labelledby={heading} id="form">
      <chakra.h2 id={heading} fontSize="xl" fontWeight="semibold">
        Application form
      </chakra.h2>
      <Lead>
        Questions you ask in addition to the proposal. When you change the form, earlier answers are kept. New
        questions appear in drafts, but not in applications already submitted.
      </Lead>
      <form noValidate onSubmit={onSave} aria-labelledby={heading}>
        {failure && <Problem role="alert">{failure}</Problem>}
        {drafts.map((draft, at) => (
          <QuestionEditor
            key={draft.key}
            draft={draft}
            number={at + 1}
            count={drafts.length}
            messages={messages}
            change={(changed) => write(drafts.with(at, changed))}
            move={(by) => move(at, by)}
            remove={() => remove(at)}
          />
        ))}
        <Status role="status">{said}</Status>
        {drafts.length < MAX_QUESTIONS && (
          <Adding>
            <FormField label="Kind of question">
              {(control) => (
                <SelectField
                  {...control}
                  value={added}
                  choices={KINDS}
                  onChange={({ target }) => setAdded(target.value as QuestionKind)}
                />
              )}
            </FormField>
            <Button minHeight="12" data-adds="" onClick={add}>
              <Plus size={16} aria-hidden />
              Add a question
            </Button>
          </Adding>
        )}
        <Actions>
          <Button type="submit" variant="primary" size="md" disabled={loading}>
            Save Form
          </Button>
          {(drafts.length > 0 || preview) && (
            <Button size="md" aria-expanded={preview !== undefined} onClick={onPreview}>
              {preview ? "Close Preview" : "Preview"}
            </Button>
          )}
        </Actions>
      </form>
      {preview && <FormPreview questions={preview} />}
    </Section>
  );
}

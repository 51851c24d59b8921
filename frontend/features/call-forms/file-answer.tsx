import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  answerField,
  type Question,
} from "../../../backend/modules/marketplace/call-forms/question.rules.ts";
import { sendFile } from "../../ui/behavior/send-file.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DropZone } from "../../ui/controls/drop-zone.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { serverErrors } from "../forms/server-errors.ts";
import { AnswerFileLinks } from "./answer-file-links.tsx";
import type { ShownAnswer } from "./answer-values.ts";
import { useRemoveApplicationFileMutation } from "./call-forms.generated.ts";
import { fileHint, fileTypesOf } from "./question-words.ts";

const Frame = chakra("fieldset", { base: { minWidth: "0" } });
const Legend = chakra("legend", { base: { mb: "1.5", fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { mb: "1.5", fontSize: "sm", color: "fg.muted" } });
const Progress = chakra("progress", { base: { width: "full", height: "2", accentColor: "accent" } });
const Problem = chakra("p", {
  base: { mt: "1.5", fontSize: "sm", color: "danger", overflowWrap: "anywhere" },
});

const UNSENT = "The file couldn't be sent. Check your connection and try again.";

/** What a form does with files; a preview does nothing. */
export type FileSide = {
  /** The files that answer a question. */
  filesOf: (questionId: string) => ShownAnswer["files"];
  /** Returns the id of the draft, which is saved first if there is none; undefined if that fails. */
  draftId?: () => Promise<string | undefined>;
  /** Reads the files again. */
  renew?: () => Promise<unknown>;
};

/** The files of an answer; each is kept with the draft as soon as it is chosen. */
export function FileAnswer({ question, side }: { question: Question; side: FileSide }) {
  const { id, label, help, isRequired, maxFiles } = question;
  const [, { error, touched }, { setTouched }] = useField<string>(answerField(id));
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [remove, removing] = useRemoveApplicationFileMutation();
  const files = side.filesOf(id);
  const most = maxFiles ?? 1;
  const busy = Boolean(sending) || removing.loading;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a file was added or removed, the rule is checked again
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else void setTouched(true);
  }, [files.length]);
  const send = async (chosen: File[]) => {
    const refused: string[] = [];
    for (const file of chosen) {
      setSending({ name: file.name, share: 0 });
      const draft = await side.draftId?.();
      const query = new URLSearchParams({ application: draft ?? "", question: id, name: file.name });
      const problem = draft
        ? await sendFile(`/uploads/applications?${query}`, file, UNSENT, (share) =>
            setSending({ name: file.name, share }),
          )
        : UNSENT;
      if (problem) refused.push(chosen.length > 1 ? `${file.name}: ${problem}` : problem);
    }
    await side.renew?.();
    setSending(undefined);
    setProblems(refused);
  };
  const sendFitting = async (chosen: File[]) => {
    const fitting = most - files.length;
    await send(chosen.slice(0, fitting));
    const left = chosen.slice(fitting).map(({ name }) => name);
    if (left.length > 0)
      setProblems((refused) => [
        ...refused,
        `Up to ${most} ${most === 1 ? "file" : "files"}, so we didn't add ${left.join(", ")}.`,
      ]);
  };
  const removeOne = async (file: string) => {
    try {
      await remove({ variables: { id: file } });
      setProblems([]);
      await side.renew?.();
    } catch (failure) {
      setProblems([serverErrors(failure).message]);
    }
  };
  const problem = touched ? error : undefined;
  return (
    <Frame
      tabIndex={-1}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && `${id}-problem`}
    >
      <Legend>
        {label}
        {isRequired && <VisuallyHidden> (required)</VisuallyHidden>}
      </Legend>
      {help && <Hint>{help}</Hint>}
      <AnswerFileLinks
        files={files}
        action={({ id: file, name }) =>
          side.renew && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={() => void removeOne(file)}>
              <Trash2 size={14} aria-hidden />
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )
        }
      />
      {files.length < most && (
        <DropZone
          label={most > 1 ? "Choose files" : "Choose a file"}
          hint={fileHint(question)}
          types={fileTypesOf(question)}
          several={most > 1}
          disabled={busy || !side.draftId}
          onFiles={(chosen) => void sendFitting(chosen)}
        />
      )}
      {sending && (
        <chakra.div role="status" mt="2">
          <chakra.p fontSize="sm" overflowWrap="anywhere">
            Adding {sending.name}...
          </chakra.p>
          <Progress value={sending.share} max={1} aria-label={`Adding ${sending.name}`} />
        </chakra.div>
      )}
      {problems.map((one) => (
        <Problem key={one} role="alert">
          {one}
        </Problem>
      ))}
      {problem && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
    </Frame>
  );
}

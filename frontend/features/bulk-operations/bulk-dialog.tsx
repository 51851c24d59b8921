import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import type { BulkKind } from "../../graphql/schema.generated.ts";
import { useClient } from "../../graphql/source.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { DraftNote } from "../forms/draft-note.tsx";
import { Form } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useDraft } from "../forms/use-draft.ts";
import { useForm } from "../forms/use-form.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { BulkChoiceCountDocument, useStartBulkOperationMutation } from "./bulk-operations.generated.ts";
import { ChoiceSection } from "./choice-section.tsx";
import { actOn, KIND_LABELS } from "./kinds.ts";
import { LetterFields } from "./letter-fields.tsx";
import { letterRules } from "./letter-rules.ts";
import { useChoice } from "./use-choice.ts";

const Body = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Foot = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "3", mt: "1" },
});

/** The explanation shown before an operation starts. */
const NOTES: Record<BulkKind, string> = {
  SEND_NOTIFICATION:
    "Everyone you select is notified here, and by email if they've turned that on. Inactive accounts are skipped.",
  EXPORT_USERS: "Creates a CSV file of everyone you select, ready to download right away.",
  SUSPEND_USERS:
    "Suspended users are signed out right away. Administrators are never suspended, and neither are you.",
  ACTIVATE_USERS: "Activated users can sign in again.",
};

type Props = { kind: BulkKind; onClose: () => void };

/** Chooses the accounts for an operation, asks for confirmation, and starts it. */
export default function BulkDialog({ kind, onClose }: Props) {
  const client = useClient();
  const { viewer } = useViewer();
  const choice = useChoice(kind);
  const key = useRef(crypto.randomUUID());
  const [start] = useStartBulkOperationMutation({ refetchQueries: ["BulkOperations"] });
  const isLetter = kind === "SEND_NOTIFICATION";
  const form = useForm({
    initialValues: { title: "", message: "" },
    ...(isLetter && { rules: letterRules }),
    submit: async ({ title, message }) => {
      const { choice: chosen } = choice.shown;
      const { data } = await client.query({
        query: BulkChoiceCountDocument,
        variables: { choice: chosen },
        fetchPolicy: "network-only",
      });
      const expected = data?.bulkChoiceCount ?? 0;
      if (expected > 0 && !window.confirm(`${actOn(kind, expected)}?`)) return;
      const letter = isLetter ? { title, message } : {};
      const input = { kind, choice: chosen, expected, key: key.current, ...letter };
      await start({ variables: { input } });
      draft.forget();
      toast({ title: isLetter || kind !== "EXPORT_USERS" ? "Operation started" : "Export ready" });
      onClose();
    },
  });
  const draft = useDraft(form, `bulk:${viewer?.id}:${kind}`);
  return (
    <Dialog label={KIND_LABELS[kind]} onClose={onClose}>
      <Body>
        <chakra.h2 fontSize="xl" fontWeight="semibold">
          {KIND_LABELS[kind]}
        </chakra.h2>
        <chakra.p mt="1" mb="5" color="fg.muted" fontSize="sm">
          {NOTES[kind]}
        </chakra.p>
        <Form form={form} label={KIND_LABELS[kind]}>
          {isLetter && <DraftNote draft={draft} />}
          {isLetter && <LetterFields />}
          <ChoiceSection choice={choice} />
          <Foot>
            <Button size="md" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton
              busyLabel="Starting..."
              {...((choice.isStale || form.isSubmitting) && { disabled: true })}
            >
              {KIND_LABELS[kind]}
            </SubmitButton>
          </Foot>
        </Form>
      </Body>
    </Dialog>
  );
}

import { chakra } from "@chakra-ui/react";
import { ExternalLink, Trash2 } from "lucide-react";
import { MAX_DOCUMENT_TITLE } from "../../../backend/modules/platform/documents/document.rules.ts";
import { counted } from "../../../backend/shared/text/counted.rules.ts";
import type { DocumentInput, DocumentKind, DocumentVisibility } from "../../graphql/schema.generated.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { formatBytes } from "../../ui/display/format.ts";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { useSaveOnLeave } from "../forms/use-save-on-leave.ts";
import type { Shown_DocumentFragment } from "./document.generated.ts";
import { useEditDocumentMutation } from "./document-editor.generated.ts";
import { choicesOf, KIND_LABELS, VISIBILITY_LABELS } from "./document-words.ts";

const Row = chakra("li", {
  base: { display: "grid", gap: "3", py: "4", "& + &": { borderTopWidth: "1px", borderColor: "line" } },
});
const Pair = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: "3" },
});
const Tools = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" } });
const Open = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "9",
    color: "accent",
    fontSize: "sm",
    fontWeight: "medium",
    textDecoration: "underline",
  },
});

type Props = {
  document: Shown_DocumentFragment;
  /** What it is called, such as "document 2". */
  name: string;
  busy: boolean;
  onRemove: () => void;
};

/** A document with what is said of it, which is saved when a field is left. */
export function DocumentRow({ document, name, busy, onRemove }: Props) {
  const { id, src, pages, bytes, hasText } = document;
  const [edit] = useEditDocumentMutation();
  const {
    values: words,
    errors,
    status,
    change,
    save,
  } = useSaveOnLeave<DocumentInput>(
    { kind: document.kind, title: document.title, visibility: document.visibility },
    (input) => edit({ variables: { id, input } }),
    "title",
  );
  const choose = (changed: Partial<DocumentInput>) => {
    change(changed);
    save();
  };
  return (
    <Row>
      <FormField label="Title" error={errors.title}>
        {(control) => (
          <TextInput
            {...control}
            aria-label={`Title of ${name}`}
            maxLength={MAX_DOCUMENT_TITLE}
            value={words.title}
            onChange={({ target }) => change({ title: target.value })}
            onBlur={save}
          />
        )}
      </FormField>
      <Pair>
        <FormField label="What it is" error={errors.kind}>
          {(control) => (
            <SelectField
              {...control}
              label={`What ${name} is`}
              value={words.kind}
              choices={choicesOf(KIND_LABELS)}
              onChange={({ target }) => choose({ kind: target.value as DocumentKind })}
            />
          )}
        </FormField>
        <FormField label="Who may open it" error={errors.visibility}>
          {(control) => (
            <SelectField
              {...control}
              label={`Who may open ${name}`}
              value={words.visibility}
              choices={choicesOf(VISIBILITY_LABELS)}
              onChange={({ target }) => choose({ visibility: target.value as DocumentVisibility })}
            />
          )}
        </FormField>
      </Pair>
      {!hasText && (
        <chakra.p color="warning" fontSize="sm">
          This PDF has pictures of pages, without text: nobody can search it or have it read aloud. Export it
          from the program in which it was written.
        </chakra.p>
      )}
      <Tools>
        <Open href={src} target="_blank">
          <ExternalLink size={16} aria-hidden />
          Open
          <VisuallyHidden> {name} in a new tab</VisuallyHidden>
        </Open>
        <Button disabled={busy} onClick={onRemove} aria-label={`Remove ${name}`}>
          <Trash2 size={16} aria-hidden />
          Remove
        </Button>
        <chakra.span color="fg.muted" fontSize="sm">
          {counted(pages, "page")}, {formatBytes(bytes)}
        </chakra.span>
        <chakra.span role="status" color="fg.muted" fontSize="sm">
          {status}
        </chakra.span>
      </Tools>
    </Row>
  );
}

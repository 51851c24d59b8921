import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import {
  DOCUMENT_HINT,
  DOCUMENT_TOO_LARGE,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_TITLE,
  MAX_DOCUMENTS,
} from "../../../backend/modules/platform/documents/document.rules.ts";
import { evictQueries } from "../../graphql/evict-queries.ts";
import type { DocumentKind, DocumentVisibility } from "../../graphql/schema.generated.ts";
import { useClient } from "../../graphql/source.ts";
import { sendFile } from "../../ui/behavior/send-file.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { DropZone } from "../../ui/controls/drop-zone.tsx";
import { FormField } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import type { Shown_DocumentFragment } from "./document.generated.ts";
import { useRemoveDocumentMutation } from "./document-editor.generated.ts";
import { DocumentRow } from "./document-row.tsx";
import { choicesOf, KIND_LABELS, VISIBILITY_LABELS } from "./document-words.ts";

const Section = chakra("section", { base: { display: "grid", gap: "3", maxWidth: "2xl", mb: "8" } });
const Pair = chakra("div", {
  base: { display: "grid", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "1fr 1fr" }, gap: "3" },
});
const List = chakra("ul", { base: { listStyleType: "none" } });
const Problem = chakra("p", { base: { color: "danger", fontSize: "sm" } });
const Progress = chakra("progress", { base: { width: "full", height: "2", accentColor: "accent" } });

const OUTDATED = evictQueries("solutions", "vendors");
const UNSENT = "The document couldn't be sent. Check your connection and try again.";

/** The title that a file's name suggests. */
const titleOf = (name: string) =>
  name
    .replace(/\.pdf$/i, "")
    .replace(/[_-]+/g, " ")
    .trim()
    .slice(0, MAX_DOCUMENT_TITLE) || "Document";

type Props = {
  place: { of: "vendor" | "solution"; id: string };
  documents: readonly Shown_DocumentFragment[];
  /** Reads the record again. */
  onChanged: () => Promise<unknown>;
};

/** Adds, names and removes the documents of a record; each change is saved at once. */
export function DocumentEditor({ place, documents, onChanged }: Props) {
  const heading = useId();
  const client = useClient();
  const [kind, setKind] = useState<DocumentKind>("DATA_SHEET");
  const [visibility, setVisibility] = useState<DocumentVisibility>("PUBLIC");
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problems, setProblems] = useState<string[]>([]);
  const [remove, removing] = useRemoveDocumentMutation();
  const busy = Boolean(sending) || removing.loading;
  const renew = async () => {
    OUTDATED(await client.cache());
    await onChanged();
  };
  const sent = (file: File) => {
    if (file.size > MAX_DOCUMENT_BYTES) return DOCUMENT_TOO_LARGE;
    const query = new URLSearchParams({
      ...place,
      kind: kind.toLowerCase(),
      title: titleOf(file.name),
      visibility: visibility.toLowerCase(),
    });
    return sendFile(`/uploads/documents?${query}`, file, UNSENT, (share) =>
      setSending({ name: file.name, share }),
    );
  };
  const send = async (files: File[]) => {
    const refused: string[] = [];
    for (const file of files) {
      setSending({ name: file.name, share: 0 });
      const problem = await sent(file);
      if (problem) refused.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
    }
    setSending(undefined);
    setProblems(refused);
    if (refused.length < files.length) {
      await renew();
      toast({ title: files.length - refused.length > 1 ? "Documents added" : "Document added" });
    }
  };
  const removeOne = async (id: string) => {
    try {
      await remove({ variables: { id } });
      await renew();
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Section aria-labelledby={heading}>
      <chakra.h2 id={heading} fontSize="lg" fontWeight="semibold">
        Documents
      </chakra.h2>
      <chakra.p color="fg.muted" fontSize="sm">
        Data sheets, case studies and certificates, up to {MAX_DOCUMENTS}. Everyone sees the title of one on
        request, and can ask you for it; you share it in your messages.
      </chakra.p>
      {documents.length < MAX_DOCUMENTS && (
        <>
          <Pair>
            <FormField label="What you add">
              {(control) => (
                <SelectField
                  {...control}
                  value={kind}
                  choices={choicesOf(KIND_LABELS)}
                  onChange={({ target }) => setKind(target.value as DocumentKind)}
                />
              )}
            </FormField>
            <FormField label="Who may open what you add">
              {(control) => (
                <SelectField
                  {...control}
                  value={visibility}
                  choices={choicesOf(VISIBILITY_LABELS)}
                  onChange={({ target }) => setVisibility(target.value as DocumentVisibility)}
                />
              )}
            </FormField>
          </Pair>
          <DropZone
            label="Choose documents"
            hint={DOCUMENT_HINT}
            types="application/pdf,.pdf"
            several
            disabled={busy}
            onFiles={(files) => void send(files.slice(0, MAX_DOCUMENTS - documents.length))}
          />
        </>
      )}
      {sending && (
        <div role="status">
          <chakra.p fontSize="sm">Adding {sending.name}...</chakra.p>
          <Progress value={sending.share} max={1} aria-label={`Adding ${sending.name}`} />
        </div>
      )}
      {problems.map((problem) => (
        <Problem key={problem} role="alert">
          {problem}
        </Problem>
      ))}
      {documents.length > 0 && (
        <List>
          {documents.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              name={`document ${index + 1}`}
              busy={busy}
              onRemove={() => void removeOne(document.id)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

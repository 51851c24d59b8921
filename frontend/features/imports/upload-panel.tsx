import { chakra } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { addressWith } from "./import-address.ts";
import { sendFile } from "./send-file.ts";

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) auto" },
    "&:has(select)": { gridTemplateColumns: { md: "minmax(0, 2fr) minmax(0, 1fr) auto" } },
    alignItems: "end",
  },
});

type Props = { kinds: readonly string[]; kind: string; upload: string | null };

/** Selects a file and the kind of its rows. */
export function UploadPanel({ kinds, kind, upload }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const show = (change: Parameters<typeof addressWith>[1]) =>
    navigate(addressWith(search, { records: null, encoding: null, header: null, run: null, ...change }), {
      preventScrollReset: true,
    });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) {
      setProblem("Choose a file.");
      return;
    }
    setBusy(true);
    setProblem(undefined);
    const sent = await sendFile(file);
    setBusy(false);
    if ("id" in sent) await show({ upload: sent.id, kind });
    else setProblem(sent.problem);
  };
  return (
    <Panel
      title={upload ? "Choose another file" : "Choose a file"}
      intro="CSV, TSV, XLSX, XLS, ODS, JSON, XML, Markdown, BibTeX, RIS, iCalendar or a list of addresses, also as ZIP or GZ, up to 100 MB. A preview shows what it would change."
    >
      <Form onSubmit={onSubmit} aria-label="File to import" noValidate>
        <FormField label="File" error={problem}>
          {(control) => (
            <TextInput
              {...control}
              type="file"
              accept=".csv,.tsv,.xlsx,.xls,.ods,.md,.json,.jsonl,.ndjson,.geojson,.xml,.rss,.atom,.bib,.ris,.ics,.txt,.zip,.gz"
              py="2"
              css={choosing}
              disabled={busy}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </FormField>
        {kinds.length > 1 && (
          <FormField label="Record type">
            {(control) => (
              <SelectField
                {...control}
                value={kind}
                disabled={busy}
                choices={kinds.map((name) => ({ value: name, label: titled(name) }))}
                onChange={({ target }) => show({ kind: target.value })}
              />
            )}
          </FormField>
        )}
        <Button type="submit" variant="primary" size="md" disabled={busy}>
          {busy ? "Uploading..." : "Upload"}
        </Button>
      </Form>
    </Panel>
  );
}

/** Styles the browser's own button in the field like ours. */
const choosing = {
  "&::file-selector-button": {
    me: "3",
    px: "3",
    py: "1",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "line.strong",
    borderRadius: "md",
    bg: "bg.subtle",
    color: "fg",
    font: "inherit",
    fontSize: "sm",
    fontWeight: "semibold",
    cursor: "pointer",
  },
} as const;

/** Capitalizes a name, as in "Solutions". */
const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

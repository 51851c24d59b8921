import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { Panel } from "../../ui/layout/panel.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { serverErrors } from "../forms/server-errors.ts";
import { FieldRow } from "./field-row.tsx";
import { HowRead } from "./how-read.tsx";
import { addressWith } from "./import-address.ts";
import type { ImportKindsQuery } from "./imports.generated.ts";
import { useImportUploadSuspenseQuery, useStartImportMutation } from "./imports.generated.ts";
import { LeaveOut } from "./leave-out.tsx";
import { MappingShelf } from "./mapping-shelf.tsx";
import {
  conditionsIn,
  type ReadingChoice,
  readingIn,
  stepsOf,
  withConditions,
  withReading,
  withSteps,
} from "./mapping-text.ts";

const Head = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    mb: "5",
  },
});
const Notes = chakra("ul", { base: { listStyleType: "none", mb: "5", fontSize: "sm", color: "fg.muted" } });
const Fields = chakra("ul", { base: { listStyleType: "none", mb: "5" } });
const Check = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2", mb: "5", fontSize: "sm", cursor: "pointer" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

type Props = {
  upload: string;
  kind: ImportKindsQuery["importKinds"][number];
  records: string | null;
  encoding: string | null;
  header: number | null;
  /** The organization whose members import; undefined for administrators. */
  organization: string | undefined;
};

/** Maps the file's columns to fields. */
export function MappingPanel({ upload, kind, records, encoding, header, organization }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { importUpload: file } = useImportUploadSuspenseQuery({
    variables: { id: upload, kind: kind.name, records, encoding, header, organization },
  }).data;
  const [source, setSource] = useState(
    file.fileName
      .replace(/\.[^.]+$/, "")
      .replaceAll(":", " ")
      .slice(0, 60),
  );
  const [text, setText] = useState(() =>
    withReading(withSteps(file.suggestedMapping, {}, file.records), { encoding, header }),
  );
  // Counts the mappings that were taken as a whole, with which the fields start anew.
  const [taken, setTaken] = useState(0);
  const fields = useRef<HTMLUListElement>(null);
  const [skipBad, setSkipBad] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [start, { loading }] = useStartImportMutation();
  const isUnreadable = file.problem !== null;
  const off = loading || isUnreadable;
  const read = async (choice: ReadingChoice) => {
    setText(withReading(text, choice));
    await navigate(addressWith(search, { ...choice, run: null }), { preventScrollReset: true });
  };
  const begin = async (dryRun: boolean) => {
    if (showInvalid(fields.current)) return;
    const input = { uploadId: upload, kind: kind.name, source, mapping: text, skipBad, dryRun, organization };
    setProblems({});
    try {
      const { data } = await start({ variables: { input } });
      if (data)
        await navigate(addressWith(search, { run: data.startImport.id }), { preventScrollReset: true });
    } catch (error) {
      const { fields: found } = serverErrors(error);
      setProblems(found);
      if (Object.keys(found).length === 0) notifyFailure(error);
    }
  };
  return (
    <Panel
      title={`Columns of ${file.fileName}`}
      intro={file.sameAs && `This content was already imported, as ${file.sameAs}.`}
    >
      {file.problem && (
        <chakra.p color="danger" mb="4" role="alert">
          {file.problem}
        </chakra.p>
      )}
      <Head>
        <FormField
          label="Source"
          hint="Together with its ID, this identifies a row next time."
          error={problems.source}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              value={source}
              maxLength={60}
              disabled={off}
              onChange={({ target }) => setSource(target.value)}
            />
          )}
        </FormField>
        {file.lists.length > 1 && (
          <FormField label="List of records" hint="Where the records are in the document.">
            {(control) => (
              <SelectField
                {...control}
                value={file.records}
                choices={file.lists.map((list) => ({ value: list, label: list || "The document itself" }))}
                onChange={({ target }) =>
                  navigate(addressWith(search, { records: target.value, run: null }), {
                    preventScrollReset: true,
                  })
                }
              />
            )}
          </FormField>
        )}
        <HowRead
          isText={file.isText}
          isTable={file.isTable}
          choice={readingIn(text)}
          disabled={loading}
          onChange={read}
        />
      </Head>
      {file.notes.length > 0 && (
        <Notes aria-label="How the file was read">
          {file.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Notes>
      )}
      {!isUnreadable && (
        <>
          <MappingShelf
            kind={kind.name}
            source={source}
            text={text}
            saved={file.mappings}
            isKept={organization === undefined}
            disabled={off}
            onText={(next) => {
              setText(withSteps(next, {}, file.records));
              setTaken(taken + 1);
            }}
          />
          {file.looked > 0 && (
            <chakra.p color="fg.muted" fontSize="sm" mb="2">
              Shares and values are of the first{" "}
              {file.looked === 1 ? "row" : `${formatCount(file.looked)} rows`}.
            </chakra.p>
          )}
          <Fields key={taken} ref={fields} aria-label="Fields">
            {kind.fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                columns={file.columns}
                question={file.questions.find((each) => each.field === field.name)}
                steps={stepsOf(text, field.name)}
                disabled={off}
                onChange={(steps) => setText(withSteps(text, { [field.name]: steps }))}
              />
            ))}
          </Fields>
          <LeaveOut
            columns={file.columns.map(({ name }) => name)}
            conditions={conditionsIn(text)}
            disabled={off}
            onChange={(conditions) => setText(withConditions(text, conditions))}
          />
          {problems.fields && (
            <chakra.p color="danger" mb="4" role="alert">
              {problems.fields}
            </chakra.p>
          )}
          <Check>
            <Checkbox
              checked={skipBad}
              disabled={off}
              onChange={({ target }) => setSkipBad(target.checked)}
            />
            Leave bad rows out (otherwise one bad row stops the whole import)
          </Check>
          <Actions>
            <Button variant="primary" size="md" disabled={off} onClick={() => begin(true)}>
              Preview
            </Button>
            <Button size="md" disabled={off} onClick={() => begin(false)}>
              Import
            </Button>
          </Actions>
        </>
      )}
    </Panel>
  );
}

/** Opens and focuses the first step that can't be read; returns whether there is one. */
function showInvalid(fields: HTMLElement | null): boolean {
  const invalid = fields?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return false;
  const folded = invalid.closest("details");
  if (folded) folded.open = true;
  invalid.focus();
  return true;
}

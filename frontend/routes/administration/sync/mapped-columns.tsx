import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { useEffect, useEffectEvent } from "react";
import { FieldRow } from "../../../features/imports/field-row.tsx";
import { type ImportKindsQuery, useImportUploadQuery } from "../../../features/imports/imports.generated.ts";
import { LeaveOut } from "../../../features/imports/leave-out.tsx";
import {
  conditionsIn,
  recordsIn,
  type Steps,
  stepsOf,
  withConditions,
  withSteps,
} from "../../../features/imports/mapping-text.ts";
import { FormField } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";

type Kind = ImportKindsQuery["importKinds"][number];

const Note = chakra("p", { base: { py: "3", color: "fg.muted", fontSize: "sm" } });

/** Maps the fetched file's columns to fields; the form holds the mapping. */
export function MappedColumns({ upload, kind }: { upload: string; kind: Kind }) {
  const [{ value: text }, , { setValue }] = useField<string>("mapping");
  const variables = { id: upload, kind: kind.name, records: recordsIn(text) };
  const file = useImportUploadQuery({ variables }).data?.importUpload;
  const suggest = useEffectEvent(() => {
    // Without a mapping, each field comes from the column with its name.
    if (!file || text !== "" || file.suggestions.every(({ field, column }) => field === column)) return;
    const suggested = file.suggestions.map(({ field, column }) => [field, { from: column }]);
    void setValue(withSteps("", Object.fromEntries(suggested), file.records));
  });
  useEffect(() => {
    if (file) suggest();
  }, [file]);
  if (!file) return <Note role="status">Reading the columns...</Note>;
  const own = (name: string): Steps | undefined =>
    text === "" && file.columns.some((column) => column.name === name) ? { from: name } : undefined;
  const current = (name: string) => stepsOf(text, name) ?? own(name);
  // The first change converts the columns matched by name into a mapping.
  const all = () => Object.fromEntries(kind.fields.map(({ name }) => [name, current(name)]));
  return (
    <>
      {file.problem && (
        <chakra.p color="danger" role="alert">
          {file.problem}
        </chakra.p>
      )}
      {file.lists.length > 1 && (
        <FormField label="List of records" hint="Where the records are in the document.">
          {(control) => (
            <SelectField
              {...control}
              value={file.records}
              choices={file.lists.map((list) => ({ value: list, label: list || "The document itself" }))}
              onChange={({ target }) => setValue(withSteps("", {}, target.value))}
            />
          )}
        </FormField>
      )}
      <chakra.ul listStyleType="none" aria-label="Fields">
        {kind.fields.map((field) => (
          <FieldRow
            key={field.name}
            field={field}
            columns={file.columns}
            steps={current(field.name)}
            disabled={file.problem !== null}
            onChange={(steps) => setValue(withSteps(text, { ...all(), [field.name]: steps }, file.records))}
          />
        ))}
      </chakra.ul>
      <LeaveOut
        columns={file.columns.map(({ name }) => name)}
        conditions={conditionsIn(text)}
        disabled={file.problem !== null}
        onChange={(conditions) => setValue(withConditions(withSteps(text, all(), file.records), conditions))}
      />
    </>
  );
}

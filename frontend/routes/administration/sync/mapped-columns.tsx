import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { useEffect, useEffectEvent } from "react";
import { FieldRow } from "../../../features/imports/field-row.tsx";
import { type ImportKindsQuery, useImportUploadQuery } from "../../../features/imports/imports.generated.ts";
import { FormField } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { columnOf, isMadeOtherwise, recordsIn, withColumns } from "./mapping-text.ts";

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
    const columns = file.suggestions.map(({ field, column }) => [field, { column, date: "" }]);
    void setValue(withColumns("", Object.fromEntries(columns), file.records));
  });
  useEffect(() => {
    if (file) suggest();
  }, [file]);
  if (!file) return <Note role="status">Reading the columns...</Note>;
  const own = (name: string) => ({
    column: text === "" && file.columns.some((column) => column.name === name) ? name : "",
    date: "",
  });
  const current = (name: string) => columnOf(text, name) ?? own(name);
  // The first change converts the columns matched by name into a mapping.
  const all = () =>
    Object.fromEntries(
      kind.fields.filter(({ name }) => !isMadeOtherwise(text, name)).map(({ name }) => [name, current(name)]),
    );
  const change = (name: string, part: { column?: string; date?: string }) =>
    setValue(withColumns(text, { ...all(), [name]: { ...current(name), ...part } }, file.records));
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
              onChange={({ target }) => setValue(withColumns("", {}, target.value))}
            />
          )}
        </FormField>
      )}
      <chakra.ul listStyleType="none" aria-label="Fields">
        {kind.fields.map((field) => {
          const { column, date } = current(field.name);
          return isMadeOtherwise(text, field.name) ? (
            <Note as="li" key={field.name}>
              {field.name} is set in the mapping's JSON.
            </Note>
          ) : (
            <FieldRow
              key={field.name}
              {...{ field, column, date }}
              columns={file.columns}
              disabled={file.problem !== null}
              onColumn={(next) => change(field.name, { column: next })}
              onDate={(next) => change(field.name, { date: next })}
            />
          );
        })}
      </chakra.ul>
    </>
  );
}

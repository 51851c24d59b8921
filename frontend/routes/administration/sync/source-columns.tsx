import { chakra } from "@chakra-ui/react";
import { useFormikContext } from "formik";
import { Suspense, useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TextAreaField } from "../../../features/forms/fields.tsx";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import type { ImportKindsQuery } from "../../../features/imports/imports.generated.ts";
import { RunReport } from "../../../features/imports/run-report.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { MappedColumns } from "./mapped-columns.tsx";
import { inputOf, type SourceValues } from "./source-values.ts";
import { usePreviewSyncSourceMutation, useUploadSyncSourceMutation } from "./sync-screen.generated.ts";

const Box = chakra("fieldset", {
  base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)", minWidth: "0" },
});

type Props = { label: string; kinds: ImportKindsQuery["importKinds"] };

/** The columns of the synced data, and a preview of the changes that they would make. */
export function SourceColumns({ label, kinds }: Props) {
  const form = useFormikContext<SourceValues>();
  const { values, setFieldTouched, setFieldError, validateForm } = form;
  const [fetched, setFetched] = useState<{ upload: string; from: string }>();
  const [run, setRun] = useState<string>();
  const [fetch, fetching] = useUploadSyncSourceMutation();
  const [preview, starting] = usePreviewSyncSourceMutation();
  const from = `${values.location} ${values.format}`;
  const upload = fetched?.from === from ? fetched.upload : undefined;
  const kind = kinds.find(({ name }) => name === values.kind);
  /** Validates the named fields and, if they are valid, runs the action, displaying its errors. */
  const attempt = async (names: readonly (keyof SourceValues)[], act: () => Promise<unknown>) => {
    const problems = await validateForm();
    await Promise.all(names.map((name) => setFieldTouched(name, true, false)));
    if (names.some((name) => problems[name])) return;
    try {
      await act();
    } catch (error) {
      const found = Object.entries(serverErrors(error).fields);
      for (const [name, message] of found) setFieldError(name, message);
      if (found.length === 0) notifyFailure(error);
    }
  };
  const read = () =>
    attempt(["location", "format"], async () => {
      const { location, format } = values;
      const { data } = await fetch({ variables: { location, format } });
      if (data) setFetched({ upload: data.uploadSyncSource, from });
    });
  const show = (uploadId: string) =>
    attempt(["name", "kind", "location", "format", "mapping"], async () => {
      const { data } = await preview({ variables: { uploadId, input: inputOf(values) } });
      if (data) setRun(data.previewSyncSource.id);
    });
  return (
    <Box>
      <chakra.legend fontWeight="medium" mb="2">
        Columns
      </chakra.legend>
      <chakra.p color="fg.muted" fontSize="sm">
        Only needed if column names differ from field names.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button disabled={fetching.loading} onClick={read}>
          {fetching.loading ? "Reading..." : upload ? "Read again" : "Read the columns"}
        </Button>
        {upload && (
          <Button disabled={starting.loading} onClick={() => show(upload)}>
            Preview
          </Button>
        )}
      </chakra.div>
      {upload && run && (
        <Suspense fallback={<p role="status">Previewing...</p>}>
          <RunReport key={run} id={run} isEditable />
        </Suspense>
      )}
      {upload && kind && <MappedColumns key={`${upload} ${kind.name}`} upload={upload} kind={kind} />}
      <details>
        <chakra.summary cursor="pointer" fontSize="sm">
          As JSON
        </chakra.summary>
        <TextAreaField
          name="mapping"
          label={label}
          hint="Supports templates, translations and lookups, too. The import guide describes them."
          rows={6}
        />
      </details>
    </Box>
  );
}

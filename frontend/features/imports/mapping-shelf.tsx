import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { MAX_MAPPING_NAME } from "../../../backend/modules/administration/imports/saved-mappings/saved-mapping.rules.ts";
import { saveFile } from "../../ui/behavior/save-file.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { serverErrors } from "../forms/server-errors.ts";
import {
  type ImportUploadQuery,
  useRemoveImportMappingMutation,
  useSaveImportMappingMutation,
} from "./imports.generated.ts";
import { problemOfMapping, withSource } from "./mapping-text.ts";

const Box = chakra("section", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    mb: "5",
    pb: "5",
    borderBottomWidth: "1px",
    borderColor: "line",
    alignItems: "start",
  },
});
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", gridColumn: "1 / -1" },
});

type Props = {
  kind: string;
  source: string;
  text: string;
  saved: ImportUploadQuery["importUpload"]["mappings"];
  /** Whether mappings can be saved by name. */
  isKept: boolean;
  disabled: boolean;
  onText: (text: string) => void;
};

/** Saved mappings for files with these columns; the current one is saved, downloaded and replaced by an uploaded one. */
export function MappingShelf({ kind, source, text, saved, isKept, disabled, onText }: Props) {
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [save, saving] = useSaveImportMappingMutation({ refetchQueries: ["ImportUpload"] });
  const [remove, removing] = useRemoveImportMappingMutation({ refetchQueries: ["ImportUpload"] });
  const off = disabled || saving.loading || removing.loading;
  const current = saved.find(({ id }) => id === chosen);
  const choose = (id: string) => {
    const mapping = saved.find((each) => each.id === id);
    setChosen(id);
    setProblem(undefined);
    if (!mapping) return;
    setName(mapping.name);
    onText(mapping.mapping);
  };
  const saveMapping = async () => {
    setProblem(undefined);
    // A mapping that was chosen here is replaced; any other with the name isn't.
    const version = current?.name.toLowerCase() === name.trim().toLowerCase() ? current.version : null;
    try {
      const { data } = await save({ variables: { input: { name, kind, mapping: text }, version } });
      if (!data) return;
      setChosen(data.saveImportMapping.id);
      toast({ title: `“${name.trim()}” was saved` });
    } catch (error) {
      const { fields, message } = serverErrors(error);
      setProblem(fields.name ?? fields.fields ?? message);
    }
  };
  const removeMapping = async () => {
    if (!current) return;
    try {
      await remove({ variables: { id: current.id, version: current.version } });
      toast({ title: `“${current.name}” was removed` });
      setChosen("");
    } catch (error) {
      notifyFailure(error);
    }
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const given = await file.text();
    const found = problemOfMapping(given);
    setProblem(found);
    if (!found) onText(given);
  };
  return (
    <Box aria-label="Mapping">
      {saved.length > 0 && (
        <FormField label="Saved mapping" hint="For files with these columns.">
          {(control) => (
            <SelectField
              {...control}
              value={current?.id ?? ""}
              disabled={off}
              choices={[
                { value: "", label: "As suggested" },
                ...saved.map((mapping) => ({ value: mapping.id, label: mapping.name })),
              ]}
              onChange={({ target }) => choose(target.value)}
            />
          )}
        </FormField>
      )}
      {isKept ? (
        <FormField
          label="Mapping name"
          hint="To use it again for files with the same columns."
          error={problem}
        >
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={MAX_MAPPING_NAME}
              disabled={off}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FormField>
      ) : (
        problem && (
          <chakra.p color="danger" gridColumn="1 / -1" role="alert">
            {problem}
          </chakra.p>
        )
      )}
      <Actions>
        {isKept && (
          <Button disabled={off || name.trim() === ""} onClick={saveMapping}>
            Save mapping
          </Button>
        )}
        {current && (
          <Button disabled={off} color="danger" onClick={removeMapping}>
            Remove mapping
          </Button>
        )}
        <Button
          disabled={disabled}
          onClick={() =>
            saveFile(
              `${name.trim() || source || "mapping"}.json`,
              "application/json",
              withSource(text, source),
            )
          }
        >
          Download as JSON
        </Button>
        <Button disabled={off} onClick={() => input.current?.click()}>
          Use a JSON file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json"
          aria-label="Mapping as JSON"
          hidden
          onChange={({ target }) => {
            void readFile(target.files?.[0]);
            target.value = "";
          }}
        />
      </Actions>
    </Box>
  );
}

import { chakra } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { bulkFieldsOf } from "../../../backend/modules/administration/imports/bulk-edits/bulk-fields.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { notifyFailure } from "../failures/notify-failure.ts";
import { serverErrors } from "../forms/server-errors.ts";
import { useStartBulkEditMutation } from "./imports.generated.ts";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    mt: "4",
    maxWidth: "40rem",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
});
const Check = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2", mt: "3", fontSize: "sm", cursor: "pointer" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });

interface Props {
  readonly run: string;
  readonly kind: string;
  readonly check: string;
  /** The records that are ticked; none means all that the check has found. */
  readonly ids: readonly string[];
  readonly count: number;
}

/** Gives the records that a check has found, or those that are ticked, a value; first as a preview. */
export function BulkEdit({ run, kind, check, ids, count }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const fields = bulkFieldsOf(kind);
  const [name, setName] = useState(fields[0]?.name ?? "");
  const [value, setValue] = useState("");
  const [adds, setAdds] = useState(true);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [start, { loading }] = useStartBulkEditMutation();
  const field = fields.find((each) => each.name === name);
  if (!field) return null;
  const many = ids.length > 0 ? ids.length : count;
  const which = many === 1 ? "1 record" : `${formatCount(many)} records`;
  const begin = async (event: FormEvent, dryRun: boolean) => {
    event.preventDefault();
    const isAdded = field.isList === true && adds;
    const input = { run, check, ids: [...ids], field: name, value, adds: isAdded, dryRun };
    setProblems({});
    try {
      const { data } = await start({ variables: { input } });
      const next = new URLSearchParams(search);
      if (data) next.set("run", data.startBulkEdit.id);
      await navigate(`/admin/import?${next}`, { preventScrollReset: true });
    } catch (error) {
      const { fields: found } = serverErrors(error);
      setProblems(found);
      if (Object.keys(found).length === 0) notifyFailure(error);
    }
  };
  return (
    <chakra.form noValidate aria-label="Edit many records" mt="4" onSubmit={(event) => begin(event, true)}>
      <chakra.p fontSize="sm" color="fg.muted">
        {ids.length > 0 ? `${which} ticked.` : `All ${which}, unless you tick some.`} Records that people have
        edited stay as they are. The edit is an import of its own that can be undone.
      </chakra.p>
      <Fields>
        <FormField label="Field" error={problems.field}>
          {(control) => (
            <SelectField
              {...control}
              value={name}
              disabled={loading}
              choices={fields.map((each) => ({ value: each.name, label: each.label }))}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </FormField>
        <FormField
          label="New value"
          hint={field.isList ? "Several between commas." : "Empty to clear it."}
          error={problems.value}
        >
          {(control) => (
            <TextInput
              {...control}
              value={value}
              maxLength={5000}
              disabled={loading}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </FormField>
      </Fields>
      {field.isList && (
        <Check>
          <Checkbox checked={adds} disabled={loading} onChange={({ target }) => setAdds(target.checked)} />
          Keep what a record already has
        </Check>
      )}
      <Actions>
        <Button type="submit" variant="primary" disabled={loading}>
          Preview of {which}
        </Button>
        <Button disabled={loading} onClick={(event) => begin(event, false)}>
          Edit {which}
        </Button>
      </Actions>
    </chakra.form>
  );
}

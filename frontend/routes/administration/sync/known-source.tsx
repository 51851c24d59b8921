import { useFormikContext } from "formik";
import { useState } from "react";
import { FormField } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import type { SourceValues } from "./source-values.ts";
import { useSyncProfilesQuery } from "./sync-screen.generated.ts";

/** Fills the form for a public source that many use; everything can be changed afterwards. */
export function KnownSource() {
  const { values, setValues } = useFormikContext<SourceValues>();
  const [chosen, setChosen] = useState("");
  const profiles = useSyncProfilesQuery({ variables: {} }).data?.syncProfiles ?? [];
  const profile = profiles.find(({ name }) => name === chosen);
  const choose = (name: string) => {
    setChosen(name);
    const taken = profiles.find((each) => each.name === name);
    if (!taken) return;
    const { kind, location, format, mapping } = taken;
    void setValues({ ...values, name, kind, location, format, mapping, schedule: "daily" });
  };
  return (
    <FormField
      label="Known source"
      hint={profile?.hint ?? "Fills in the address, the columns and the schedule."}
    >
      {(control) => (
        <SelectField
          {...control}
          value={chosen}
          choices={[
            { value: "", label: "Another source" },
            ...profiles.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      )}
    </FormField>
  );
}

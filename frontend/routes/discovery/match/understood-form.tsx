import { chakra } from "@chakra-ui/react";
import { LEVELS } from "../../../features/matching/match-address.ts";
import type { Matches_FoundFragment } from "../../../features/matching/matches.generated.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FormField, KeptTextArea, TextInput } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useMatchForm } from "./use-match-form.ts";

type Props = { text: string; understood: Matches_FoundFragment["understood"] };

const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" },
  },
});

/** Shows the parsed criteria of a brief, to be corrected. */
export function UnderstoodForm({ text, understood }: Props) {
  const onSubmit = useMatchForm();
  // Notes about the text may change while the catalog is indexed, which must not reset a correction being
  // typed.
  const { notes: _notes, unknownWords: _unknownWords, unread: _unread, ...criteria } = understood;
  const { product, sports, level, must, should, wont, budgetMax, deadline, integrations } = criteria;
  const { quantities, places } = criteria;
  const lines = [
    {
      name: "must",
      label: "Must",
      hint: "One per line. Solutions known not to do this are left out.",
      value: must,
    },
    { name: "should", label: "Should", hint: "One per line.", value: should },
    {
      name: "wont",
      label: "Must not",
      hint: "One per line. Solutions known to do this are left out.",
      value: wont,
    },
  ];
  return (
    <Panel title="What We Understood" intro="Correct anything we got wrong, then match again.">
      <chakra.form
        action="/match"
        onSubmit={onSubmit}
        key={JSON.stringify(criteria)}
        aria-label="Criteria"
        display="grid"
        gap="4"
      >
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="corrected" value="true" />
        <Grid>
          <FormField label="Looking for" hint="The kind of product. It counts most.">
            {(control) => (
              <TextInput {...control} name="product" maxLength={200} defaultValue={product ?? ""} />
            )}
          </FormField>
          <FormField label="Sports" hint="Separated by commas.">
            {(control) => <TextInput {...control} name="sports" defaultValue={sports.join(", ")} />}
          </FormField>
          <FormField label="Level" hint="The level of sport.">
            {(control) => (
              <SelectField
                {...control}
                name="level"
                defaultValue={level?.toLowerCase() ?? ""}
                choices={[
                  { value: "", label: "Any" },
                  ...LEVELS.map((one) => ({ value: one.value.toLowerCase(), label: one.label })),
                ]}
              />
            )}
          </FormField>
          <FormField label="Budget" hint="The most you can spend, in US dollars a year.">
            {(control) => (
              <TextInput {...control} name="budget" inputMode="numeric" defaultValue={budgetMax ?? ""} />
            )}
          </FormField>
          <FormField label="How many" hint="Players, teams or seats, separated by commas.">
            {(control) => <TextInput {...control} name="quantities" defaultValue={quantities.join(", ")} />}
          </FormField>
          <FormField label="Places" hint="Countries or cities, separated by commas.">
            {(control) => <TextInput {...control} name="places" defaultValue={places.join(", ")} />}
          </FormField>
          <FormField label="Works with" hint="Products, separated by commas.">
            {(control) => (
              <TextInput {...control} name="integrations" defaultValue={integrations.join(", ")} />
            )}
          </FormField>
          {lines.map(({ name, label, hint, value }) => (
            <FormField key={name} label={label} hint={hint}>
              {(control) => (
                <KeptTextArea {...control} name={name} rows={2} defaultValue={value.join("\n")} />
              )}
            </FormField>
          ))}
          <FormField label="Needed by" hint="Our catalog doesn't cover this. Ask the vendor.">
            {(control) => (
              <TextInput {...control} name="deadline" type="date" defaultValue={deadline ?? ""} />
            )}
          </FormField>
        </Grid>
        <Button type="submit" size="md" justifySelf="start">
          Match Again
        </Button>
      </chakra.form>
    </Panel>
  );
}

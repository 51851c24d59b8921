import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { briefFormRules } from "../../../../backend/modules/discovery/saved-briefs/saved-brief.rules.ts";
import {
  type Brief_BriefFragment,
  Brief_BriefFragmentDoc,
  BriefDocument,
  useEditBriefMutation,
} from "../../../features/briefs/briefs.generated.ts";
import { forgetMatches } from "../../../features/briefs/forget-briefs.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { ChoiceField, TextAreaField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import { LEVELS, MAX_TEXT } from "../../../features/matching/match-address.ts";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { type CriteriaValues, inputOf, LABELS, valuesOf } from "./criteria-values.ts";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
});
const LEVEL_CHOICES = [{ value: "", label: "Any" }, ...LEVELS];

type Props = { brief: Brief_BriefFragment; viewerId: string; onSaved: () => void };

/**
 * Returns the version to save over: a name or alert changed on this page in the meantime doesn't conflict
 * with the input.
 */
function versionFor(typed: CriteriaValues, first: CriteriaValues, now: CriteriaValues): number {
  const isSame = JSON.stringify({ ...first, version: now.version }) === JSON.stringify(now);
  return Number(isSame && typed.version === first.version ? now.version : typed.version);
}

/** Edits the criteria of a saved brief; a concurrent change is merged with the input. */
export function CriteriaForm({ brief, viewerId, onSaved }: Props) {
  const { id, name, alert, weekday } = brief;
  const client = useClient();
  const [edit] = useEditBriefMutation({ update: (cache) => forgetMatches(cache) });
  const initialValues = valuesOf(brief);
  const first = useRef(initialValues);
  const form = useForm({
    initialValues,
    rules: briefFormRules,
    submit: async (values: CriteriaValues) => {
      const version = versionFor(values, first.current, initialValues);
      const variables = { id, version, brief: inputOf(values), input: { name, alert, weekday } };
      if (!(await merge.saving(values, () => edit({ variables })))) return;
      draft.forget();
      toast({ title: "Criteria saved" });
      onSaved();
    },
  });
  const merge = useMerge(form, initialValues, async () => {
    await client.query({ query: BriefDocument, variables: { id }, fetchPolicy: "network-only" });
    const fresh = (await client.cache()).readFragment({
      id: `SavedBrief:${id}`,
      fragment: Brief_BriefFragmentDoc,
      fragmentName: "Brief_brief",
    });
    return fresh ? valuesOf(fresh as Brief_BriefFragment) : undefined;
  });
  const draft = useDraft(form, `brief:${viewerId}:${id}`);
  return (
    <Form form={form} label="Criteria">
      <DraftNote draft={draft} />
      <MergeNote clashes={merge.clashes} labels={LABELS} take={merge.take} />
      <TextAreaField
        name="text"
        label={LABELS.text}
        hint="These words rank the matches. List what must be met below."
        rows={4}
        maxLength={MAX_TEXT}
      />
      <Grid>
        <TextField
          name="product"
          label={LABELS.product}
          hint="The kind of product. It counts most."
          maxLength={200}
        />
        <TextField name="sports" label={LABELS.sports} hint="Separated by commas." />
        <ChoiceField name="level" label={LABELS.level} hint="The level of sport." choices={LEVEL_CHOICES} />
        <TextField
          name="budgetMax"
          label={LABELS.budgetMax}
          hint="The most you can spend, in US dollars a year."
          inputMode="numeric"
        />
        <TextField
          name="quantities"
          label={LABELS.quantities}
          hint="Players, teams or seats, separated by commas."
        />
        <TextField name="places" label={LABELS.places} hint="Countries or cities, separated by commas." />
        <TextField name="integrations" label={LABELS.integrations} hint="Products, separated by commas." />
        <TextAreaField
          name="must"
          label={LABELS.must}
          hint="One per line. Solutions known not to do this are left out."
          rows={3}
        />
        <TextAreaField name="should" label={LABELS.should} hint="One per line." rows={3} />
        <TextAreaField
          name="wont"
          label={LABELS.wont}
          hint="One per line. Solutions known to do this are left out."
          rows={3}
        />
        <TextField
          name="deadline"
          label={LABELS.deadline}
          hint="Our catalog doesn't cover this. Ask the vendor."
          type="date"
        />
      </Grid>
      <chakra.div>
        <SubmitButton busyLabel="Saving...">Save Criteria</SubmitButton>
      </chakra.div>
    </Form>
  );
}

import { chakra } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { offerRules } from "../../../../backend/modules/catalog/solutions/editing/offer.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { MergeNote } from "../../../features/forms/merge-note.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useMerge } from "../../../features/forms/use-merge.ts";
import { type Addressed, vendorSolutionsPath } from "../../../features/record/record-path.ts";
import { namesOf } from "../../../features/solution-form/names-of.ts";
import { SolutionFields } from "../../../features/solution-form/solution-fields.tsx";
import {
  type SolutionForm_SolutionFragment,
  SolutionForm_SolutionFragmentDoc,
  useSolutionChoicesSuspenseQuery,
} from "../../../features/solution-form/solution-form.generated.ts";
import {
  inputOf,
  LABELS,
  type SolutionValues,
  valuesOf,
} from "../../../features/solution-form/solution-values.ts";
import { StatedFacts } from "../../../features/solution-form/stated-facts.tsx";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { SolutionEditDocument, useUpdateSolutionMutation } from "./solution-edit.generated.ts";

type Props = { solution: SolutionForm_SolutionFragment; vendor: Addressed; viewerId: string };

/** Edits a solution; a concurrent change is merged with the input. */
export function EditSolutionForm({ solution, vendor, viewerId }: Props) {
  const { id } = solution;
  const client = useClient();
  const navigate = useNavigate();
  const choices = useSolutionChoicesSuspenseQuery({ variables: {} }).data;
  const [update] = useUpdateSolutionMutation({
    update: evictQueries("editableSolutions", "solutions", "fittingOpportunities", "statedFacts"),
  });
  const initialValues = valuesOf(solution);
  const form = useForm({
    initialValues,
    rules: offerRules,
    submit: async (values: SolutionValues) => {
      const version = Number(values.version);
      const save = () => update({ variables: { id, input: inputOf(values), version } });
      if (!(await merge.saving(values, save))) return;
      draft.forget();
      toast({ title: "Solution saved" });
      await navigate(vendorSolutionsPath(vendor));
    },
  });
  const merge = useMerge(form, initialValues, async () => {
    await client.query({ query: SolutionEditDocument, variables: { id }, fetchPolicy: "network-only" });
    const fresh = (await client.cache()).readFragment({
      id: `Solution:${id}`,
      fragment: SolutionForm_SolutionFragmentDoc,
      fragmentName: "SolutionForm_solution",
    });
    return fresh ? valuesOf(fresh as SolutionForm_SolutionFragment) : undefined;
  });
  const draft = useDraft(form, `solution:${viewerId}:${id}`);
  return (
    <chakra.div maxWidth="2xl">
      <Form form={form} label={`Edit ${solution.title}`}>
        <DraftNote draft={draft} />
        <MergeNote
          clashes={merge.clashes}
          labels={LABELS}
          show={(clash) => namesOf(choices, clash)}
          take={merge.take}
        />
        <SolutionFields {...choices} />
        <StatedFacts solutionId={id} sports={choices.sports} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <SubmitButton busyLabel="Saving...">Save Solution</SubmitButton>
          <ButtonLink to={vendorSolutionsPath(vendor)} size="md">
            Cancel
          </ButtonLink>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}

import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { offerRules } from "../../../../backend/modules/catalog/solutions/editing/offer.rules.ts";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { type Addressed, vendorSolutionsPath } from "../../../features/record/record-path.ts";
import { SolutionFields } from "../../../features/solution-form/solution-fields.tsx";
import { useSolutionChoicesSuspenseQuery } from "../../../features/solution-form/solution-form.generated.ts";
import { inputOf, valuesOf } from "../../../features/solution-form/solution-values.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { useCreateSolutionMutation } from "./solution-new.generated.ts";

/** Adds a solution, as a draft or published. */
export function NewSolutionForm({ vendor, viewerId }: { vendor: Addressed; viewerId: string }) {
  const navigate = useNavigate();
  const choices = useSolutionChoicesSuspenseQuery({ variables: {} }).data;
  const [create] = useCreateSolutionMutation({
    update: evictQueries("editableSolutions", "solutions", "fittingOpportunities"),
  });
  const publish = useRef(true);
  const form = useForm({
    initialValues: valuesOf(),
    rules: offerRules,
    submit: async (values) => {
      await create({ variables: { vendorId: vendor.id, input: inputOf(values), publish: publish.current } });
      draft.forget();
      toast({ title: publish.current ? "Solution published" : "Draft saved" });
      await navigate(vendorSolutionsPath(vendor));
    },
  });
  const draft = useDraft(form, `solution:${viewerId}:of-${vendor.id}`);
  return (
    <chakra.div maxWidth="2xl">
      <Form form={form} label="Add a solution">
        <DraftNote draft={draft} />
        <SolutionFields {...choices} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <SubmitButton busyLabel="Saving..." onClick={() => (publish.current = true)}>
            Publish
          </SubmitButton>
          <SubmitButton variant="outline" busyLabel="Saving..." onClick={() => (publish.current = false)}>
            Save Draft
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}

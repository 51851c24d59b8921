import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useClient } from "../../graphql/source.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { DraftNote } from "../forms/draft-note.tsx";
import { TextField } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { MergeNote } from "../forms/merge-note.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useDraft } from "../forms/use-draft.ts";
import { useForm } from "../forms/use-form.ts";
import { useMerge } from "../forms/use-merge.ts";
import { namesOf } from "./names-of.ts";
import {
  PostingEditDocument,
  type PostingForm_PostingFragment,
  useUpdatePostingMutation,
} from "./posting-edit.generated.ts";
import { PostingFields } from "./posting-fields.tsx";
import { usePostingChoicesSuspenseQuery } from "./posting-form.generated.ts";
import { postedPath } from "./posting-paths.ts";
import { rulesOf } from "./posting-rules.ts";
import { editedBy, inputOf, isDateEdited, LABELS, type PostingValues, valuesOf } from "./posting-values.ts";
import { forgetPostings } from "./postings-cache.ts";

/** The confirmation message, by the new status. */
const DONE: Record<string, string> = { IN_REVIEW: "Submitted for review", PUBLISHED: "Published" };

/** Edits a posting; changes that someone else saved meanwhile are merged with what is typed. */
export function EditPostingForm({ posting: known }: { posting: PostingForm_PostingFragment }) {
  const { kind, recordId: id, status, isPersonal } = known;
  const isPrivate = status === "DRAFT" || status === "RETURNED";
  const client = useClient();
  const navigate = useNavigate();
  const choices = usePostingChoicesSuspenseQuery({ variables: {} }).data;
  const isAdministrator = choices.viewer?.role === "ADMIN";
  const posting = editedBy(isAdministrator, known);
  const [update] = useUpdatePostingMutation({ update: forgetPostings });
  const complete = useRef(true);
  const initialValues = valuesOf(kind, posting);
  const form = useForm({
    initialValues,
    rules: rulesOf(kind, complete),
    submit: async (values: PostingValues) => {
      const submit = isPrivate && complete.current;
      const variables = {
        kind,
        id,
        submit,
        version: Number(values.version),
        input: inputOf(kind, values, posting),
      };
      let saved = posting;
      const save = async () => {
        const { data } = await update({ variables });
        if (data) saved = data.updatePosting;
      };
      if (!(await merge.saving(values, save))) return;
      draft.forget();
      const waits = saved.pending !== null && !saved.returnReason;
      const reviewed = submit || waits || saved.status !== status;
      toast({ title: (reviewed && DONE[waits ? "IN_REVIEW" : saved.status]) || "Saved" });
      await navigate(postedPath(saved));
    },
  });
  const merge = useMerge(form, initialValues, async () => {
    const { data } = await client.query({
      query: PostingEditDocument,
      variables: { kind, id },
      fetchPolicy: "network-only",
    });
    return data?.posting ? valuesOf(kind, editedBy(isAdministrator, data.posting)) : undefined;
  });
  const draft = useDraft(form, `posting:${choices.viewer?.id}:${posting.id}`);
  return (
    <Form form={form} label={`Edit ${posting.title}`}>
      <DraftNote draft={draft} />
      <MergeNote
        clashes={merge.clashes}
        labels={LABELS}
        show={(clash) => namesOf(choices, clash)}
        take={merge.take}
      />
      {isPersonal && <TextField name="organization" label={LABELS.organization} required maxLength={200} />}
      <PostingFields
        kind={kind}
        choices={choices}
        type={initialValues.type}
        withDueDate={isDateEdited(posting)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton busyLabel="Saving..." onClick={() => (complete.current = true)}>
          {!isPrivate ? "Save Changes" : isAdministrator ? "Publish" : "Submit for Review"}
        </SubmitButton>
        {isPrivate && (
          <SubmitButton variant="outline" busyLabel="Saving..." onClick={() => (complete.current = false)}>
            Save Draft
          </SubmitButton>
        )}
        <ButtonLink to={postedPath(posting)} size="md">
          Cancel
        </ButtonLink>
      </chakra.div>
    </Form>
  );
}

import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { DraftNote } from "../../../features/forms/draft-note.tsx";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useDraft } from "../../../features/forms/use-draft.ts";
import { useForm } from "../../../features/forms/use-form.ts";
import { useSendKey } from "../../../features/forms/use-send-key.ts";
import { PostingFields } from "../../../features/postings/posting-fields.tsx";
import type { PostingChoicesQuery } from "../../../features/postings/posting-form.generated.ts";
import { postedPath } from "../../../features/postings/posting-paths.ts";
import { rulesOf } from "../../../features/postings/posting-rules.ts";
import { AS_PERSON, inputOf, LABELS, valuesOf } from "../../../features/postings/posting-values.ts";
import { forgetPostings } from "../../../features/postings/postings-cache.ts";
import type { PostingKind } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { useCreatePostingMutation } from "./posting-new.generated.ts";

const DONE: Record<string, string> = {
  DRAFT: "Draft saved. It isn't public yet.",
  IN_REVIEW: "Submitted for review",
  PUBLISHED: "Published",
};

/** Returns the owners for whom the viewer may post: their organizations, and themselves. */
function postersIn({ postingOptions, viewer }: PostingChoicesQuery) {
  const organizations = postingOptions.organizations.map(({ id, name }) => ({ value: id, label: name }));
  const self = { value: AS_PERSON, label: `${viewer?.firstName} ${viewer?.lastName} (you)` };
  return postingOptions.asPerson ? [...organizations, self] : organizations;
}

/** Creates a posting, as a draft or submitted for publication. */
export function NewPostingForm({ kind, choices }: { kind: PostingKind; choices: PostingChoicesQuery }) {
  const navigate = useNavigate();
  const [create] = useCreatePostingMutation({ update: forgetPostings });
  const key = useSendKey();
  const complete = useRef(true);
  const { viewer } = choices;
  const posters = postersIn(choices);
  const name = viewer?.organization || `${viewer?.firstName} ${viewer?.lastName}`;
  const form = useForm({
    initialValues: { ...valuesOf(kind), owner: posters[0]?.value ?? "", organization: name },
    rules: rulesOf(kind, complete),
    submit: async (values) => {
      const organizationId = values.owner === AS_PERSON ? null : values.owner;
      const { data } = await create({
        variables: {
          kind,
          organizationId,
          input: inputOf(kind, values),
          submit: complete.current,
          key: key.current(),
        },
      });
      key.renew();
      draft.forget();
      if (!data) return;
      toast({ title: DONE[data.createPosting.status] ?? "Saved" });
      await navigate(postedPath(data.createPosting));
    },
  });
  const draft = useDraft(form, `posting:${viewer?.id}:${kind}`);
  return (
    <Form form={form} label={kind === "OPPORTUNITY" ? "Post an opportunity" : "Post a collaboration"}>
      <DraftNote draft={draft} />
      {posters.length > 1 && <ChoiceField name="owner" label="Post for" choices={posters} />}
      {form.values.owner === AS_PERSON && (
        <TextField
          name="organization"
          label={LABELS.organization}
          hint="The name people will see"
          required
          maxLength={200}
        />
      )}
      <PostingFields kind={kind} choices={choices} type={form.initialValues.type} withDueDate />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton busyLabel="Sending..." onClick={() => (complete.current = true)}>
          {viewer?.role === "ADMIN" ? "Publish" : "Submit for Review"}
        </SubmitButton>
        <SubmitButton variant="outline" busyLabel="Saving..." onClick={() => (complete.current = false)}>
          Save Draft
        </SubmitButton>
      </chakra.div>
    </Form>
  );
}

import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { slugOf } from "../../../../../backend/modules/community/blog/editing/post.rules.ts";
import { PostContent } from "../../../../features/blog/post-content.tsx";
import { ChoiceField, TextAreaField, TextField } from "../../../../features/forms/fields.tsx";
import { Form } from "../../../../features/forms/form.tsx";
import { useForm } from "../../../../features/forms/use-form.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import {
  type EditedPost_PostFragment,
  useBlogCategoryChoicesSuspenseQuery,
} from "./blog-management.generated.ts";
import { postFormRules, valuesOf } from "./post-values.ts";
import { useSavePost } from "./use-save-post.ts";

const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", justifyContent: "flex-end" },
});

type Props = {
  post?: EditedPost_PostFragment;
  onClose: () => void;
  /** Called when the form starts or stops having unsaved changes. */
  onDirty: (dirty: boolean) => void;
};

/** Creates or edits a post, and optionally publishes it. */
export function PostForm({ post, onClose, onDirty }: Props) {
  const { blogCategories } = useBlogCategoryChoicesSuspenseQuery({ variables: {} }).data;
  const [previewing, setPreviewing] = useState(false);
  const publishing = useRef(false);
  const save = useSavePost(post, onClose);
  const form = useForm({
    initialValues: valuesOf(post),
    rules: postFormRules,
    submit: (values) => save(values, publishing.current),
  });
  const { values, dirty, isSubmitting, setFieldValue, submitForm } = form;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const submit = (publish: boolean) => {
    publishing.current = publish;
    void submitForm();
  };
  const fillSlug = () => {
    if (!values.slug && values.title) void setFieldValue("slug", slugOf(values.title));
  };
  if (previewing) {
    return (
      <>
        <chakra.h3 mb="4" textStyle="headline" fontSize="2xl">
          {values.title || "Untitled"}
        </chakra.h3>
        <PostContent content={values.content} level={3} />
        <Actions>
          <Button variant="primary" onClick={() => setPreviewing(false)}>
            Edit
          </Button>
        </Actions>
      </>
    );
  }
  const categories = blogCategories.map(({ name }) => ({ value: name, label: name }));
  return (
    <Form form={form} label="Post">
      <chakra.div display="contents" onBlur={fillSlug}>
        <TextField name="title" label="Title" required maxLength={200} />
      </chakra.div>
      <TextField name="slug" label="Slug" hint="Generated from the title if left empty." maxLength={200} />
      <TextAreaField name="excerpt" label="Excerpt" rows={3} maxLength={1000} />
      <TextAreaField
        name="content"
        label="Content"
        hint="Wrap a line in double asterisks for a heading; start it with a hyphen for a list item."
        rows={15}
        required
      />
      <ChoiceField
        name="category"
        label="Category"
        required
        choices={[{ value: "", label: "Choose a category" }, ...categories]}
      />
      <TextField name="tags" label="Tags" hint="Separated by commas." />
      <TextField name="featuredImage" label="Featured image" hint="An http or https address." />
      <TextField name="seoTitle" label="SEO title" maxLength={200} />
      <TextField name="seoDescription" label="SEO description" maxLength={500} />
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={() => setPreviewing(true)}>Preview</Button>
        <Button type="submit" disabled={isSubmitting} onClick={() => (publishing.current = false)}>
          {post && post.status !== "DRAFT" ? "Save" : "Save Draft"}
        </Button>
        {(!post || post.status === "DRAFT") && (
          <Button variant="primary" disabled={isSubmitting} onClick={() => submit(true)}>
            Publish
          </Button>
        )}
      </Actions>
    </Form>
  );
}

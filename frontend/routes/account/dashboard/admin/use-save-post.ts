import { useRef } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { useSendKey } from "../../../../features/forms/use-send-key.ts";
import { isRefusal } from "../../../../graphql/refusals.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import {
  type EditedPost_PostFragment,
  useCreateBlogPostMutation,
  usePublishBlogPostMutation,
  useUpdateBlogPostMutation,
} from "./blog-management.generated.ts";
import { inputOf, type PostValues } from "./post-values.ts";
import { refreshPosts } from "./refresh-posts.ts";

type SavedPost = { id: string; version: number };

/** Returns a function that saves the form as a draft, and optionally publishes it. Rethrows errors. */
export function useSavePost(post: EditedPost_PostFragment | undefined, onSaved: () => void) {
  const [create] = useCreateBlogPostMutation(refreshPosts);
  const [update] = useUpdateBlogPostMutation(refreshPosts);
  const [publish] = usePublishBlogPostMutation(refreshPosts);
  // If publishing fails after the draft was saved, the next attempt updates that draft instead of creating
  // another.
  const saved = useRef<SavedPost | undefined>(post);
  const key = useSendKey();
  // Whether a draft may have been created without a response; the same key then finds it.
  const unanswered = useRef(false);

  const createDraft = async (values: PostValues): Promise<SavedPost | undefined> => {
    try {
      const variables = { input: inputOf(values, undefined), key: key.current() };
      return (await create({ variables })).data?.createBlogPost;
    } catch (error) {
      if (!isRefusal(error)) unanswered.current = true;
      throw error;
    }
  };

  const saveDraft = async (values: PostValues): Promise<SavedPost | undefined> => {
    if (!saved.current) {
      const created = await createDraft(values);
      if (!unanswered.current) return created;
      // A draft found by its key has the first attempt's contents, which may differ from these.
      saved.current = created;
    }
    if (!saved.current) return undefined;
    const { id, version } = saved.current;
    return (await update({ variables: { id, input: inputOf(values, version) } })).data?.updateBlogPost;
  };

  return async (values: PostValues, publishing: boolean): Promise<void> => {
    const isNew = !saved.current;
    let step: "create" | "update" | "publish" = isNew ? "create" : "update";
    try {
      saved.current = await saveDraft(values);
      if (publishing && saved.current) {
        step = "publish";
        await publish({ variables: { id: saved.current.id } });
      }
    } catch (error) {
      notifyFailure(error, `Failed to ${step} blog post`);
      throw error;
    }
    const done = publishing ? "published" : isNew ? "created" : "updated";
    toast({ title: "Success", description: `Blog post ${done} successfully` });
    onSaved();
  };
}

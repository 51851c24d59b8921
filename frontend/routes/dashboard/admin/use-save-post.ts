import { useRef } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/toast-store.ts";
import {
  type EditedPost_PostFragment,
  useCreateBlogPostMutation,
  usePublishBlogPostMutation,
  useUpdateBlogPostMutation,
} from "./blog-management.generated.ts";
import { inputOf, type PostValues } from "./post-values.ts";
import { refreshPosts } from "./refresh-posts.ts";

type SavedPost = { id: string; version: number };

/** Saves the form as a draft, then publishes it if asked to. Rethrows errors. */
export function useSavePost(post: EditedPost_PostFragment | undefined, onSaved: () => void) {
  const [create] = useCreateBlogPostMutation(refreshPosts);
  const [update] = useUpdateBlogPostMutation(refreshPosts);
  const [publish] = usePublishBlogPostMutation(refreshPosts);
  // If publishing fails after the draft was saved, the next attempt updates that draft instead of creating
  // another.
  const saved = useRef<SavedPost | undefined>(post);

  const saveDraft = async (values: PostValues): Promise<SavedPost | undefined> => {
    const input = inputOf(values, saved.current?.version);
    if (saved.current) {
      return (await update({ variables: { id: saved.current.id, input } })).data?.updateBlogPost;
    }
    return (await create({ variables: { input } })).data?.createBlogPost;
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

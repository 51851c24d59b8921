import { useRef } from "react";
import { tellFailure } from "../../../features/failures/tell-failure.ts";
import { toast } from "../../../ui/toast-store.ts";
import {
  type EditedPost_PostFragment,
  useCreateBlogPostMutation,
  usePublishBlogPostMutation,
  useUpdateBlogPostMutation,
} from "./blog-management.generated.ts";
import { inputOf, type PostValues } from "./post-values.ts";
import { refreshPosts } from "./refresh-posts.ts";

type Known = { id: string; version: number };

/** Saves the form as a draft, then publishes it if asked to. Rethrows errors. */
export function useSavePost(post: EditedPost_PostFragment | undefined, onSaved: () => void) {
  const [create] = useCreateBlogPostMutation(refreshPosts);
  const [update] = useUpdateBlogPostMutation(refreshPosts);
  const [publish] = usePublishBlogPostMutation(refreshPosts);
  // If publishing fails after the draft was saved, the next attempt updates that draft instead of creating
  // another.
  const known = useRef<Known | undefined>(post);

  const saveDraft = async (values: PostValues): Promise<Known | undefined> => {
    const input = inputOf(values, known.current?.version);
    if (known.current) {
      return (await update({ variables: { id: known.current.id, input } })).data?.updateBlogPost;
    }
    return (await create({ variables: { input } })).data?.createBlogPost;
  };

  return async (values: PostValues, publishing: boolean): Promise<void> => {
    const isNew = !known.current;
    let step: "create" | "update" | "publish" = isNew ? "create" : "update";
    try {
      known.current = await saveDraft(values);
      if (publishing && known.current) {
        step = "publish";
        await publish({ variables: { id: known.current.id } });
      }
    } catch (error) {
      tellFailure(error, `Failed to ${step} blog post`);
      throw error;
    }
    const done = publishing ? "published" : isNew ? "created" : "updated";
    toast({ title: "Success", description: `Blog post ${done} successfully` });
    onSaved();
  };
}

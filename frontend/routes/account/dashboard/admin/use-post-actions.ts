import {
  useArchiveBlogPostMutation,
  useDeleteBlogPostMutation,
  usePublishBlogPostMutation,
  useRestoreBlogPostMutation,
} from "./blog-management.generated.ts";
import { refreshPosts } from "./refresh-posts.ts";
import { useActionFeedback } from "./use-action-feedback.ts";

/** The actions on a post, each with its notification. */
export function usePostActions({ id, title }: { id: string; title: string }) {
  const options = { ...refreshPosts, variables: { id } };
  const [publish] = usePublishBlogPostMutation(options);
  const [archive] = useArchiveBlogPostMutation(options);
  const [restore] = useRestoreBlogPostMutation(options);
  const [remove] = useDeleteBlogPostMutation(options);
  const { busy, run } = useActionFeedback();
  return {
    busy,
    publish: () => run(() => publish(), "Blog post published successfully", "Failed to publish blog post"),
    archive: () => run(() => archive(), "Blog post archived successfully", "Failed to archive blog post"),
    restore: () => run(() => restore(), "Blog post restored as a draft", "Failed to restore blog post"),
    remove: () => {
      const question = `Are you sure you want to delete “${title}”? This action cannot be undone.`;
      if (window.confirm(question)) {
        void run(() => remove(), "Blog post deleted successfully", "Failed to delete blog post");
      }
    },
  };
}

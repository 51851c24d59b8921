import { Heart, Share2 } from "lucide-react";
import { useContext } from "react";
import { postPath } from "../../../features/blog/blog-paths.ts";
import { SaveActions } from "../../../features/bookmarks/save-actions.tsx";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { useClient } from "../../../graphql/source.ts";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { useHydrated } from "../../../ui/behavior/use-hydrated.ts";
import { Button } from "../../../ui/controls/button.tsx";
import {
  BlogReactionDocument,
  useBlogReactionQuery,
  useLikeBlogPostMutation,
} from "./reactions.generated.ts";
import type { ShownPost } from "./shown-post.ts";

/** Shares with the device's share dialog, otherwise copies the link. */
async function share(title: string, url: string): Promise<void> {
  if ("share" in navigator) {
    // Closing the share dialog is not an error and needs no message.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    toast({ title: "Link copied", description: "The link to this article is on your clipboard." });
  } catch {
    toast({ title: "Couldn't copy", description: url, variant: "destructive" });
  }
}

/** Save, Like and Share. */
export function Reactions({ post }: { post: ShownPost }) {
  const { id, title } = post;
  const hydrated = useHydrated();
  const { publicUrl } = useContext(SiteContext);
  // The page is the same for everyone and may come from a cache, so the visitor's own reaction is loaded
  // afterwards.
  const { data } = useBlogReactionQuery({ variables: { id }, skip: !hydrated });
  const client = useClient();
  const [like, liking] = useLikeBlogPostMutation();
  const liked = data?.blogReaction?.liked ?? false;

  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <SaveActions of={{ kind: "POST", id, title, saved: post.viewerHasSaved }}>
      <Button
        aria-pressed={liked}
        disabled={liking.loading}
        onClick={() =>
          attempt(async () => {
            // A response still in flight would overwrite the like.
            await client.query({ query: BlogReactionDocument, variables: { id } });
            await like({ variables: { id, liked: !liked } });
          })
        }
      >
        <Heart size={16} aria-hidden fill={liked ? "currentColor" : "none"} />
        {liked ? "Liked" : "Like"}
      </Button>
      <Button onClick={() => share(title, `${publicUrl}${postPath(post)}`)}>
        <Share2 size={16} aria-hidden />
        Share
      </Button>
    </SaveActions>
  );
}

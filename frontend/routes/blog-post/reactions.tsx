import { chakra } from "@chakra-ui/react";
import { Bookmark, Heart, Share2 } from "lucide-react";
import { useContext } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { postPath } from "../../features/blog/blog-paths.ts";
import { notifyFailure } from "../../features/failures/notify-failure.ts";
import { useViewer } from "../../features/viewer/use-viewer.ts";
import { Button } from "../../ui/button.tsx";
import { SiteContext } from "../../ui/site-context.ts";
import { toast } from "../../ui/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import {
  useBlogReactionQuery,
  useLikeBlogPostMutation,
  useSaveBlogPostMutation,
} from "./reactions.generated.ts";
import type { ShownPost } from "./shown-post.ts";

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "6" } });

/** Shares with the device's share dialog, otherwise copies the link. */
async function share(title: string, url: string): Promise<void> {
  if ("share" in navigator) {
    // Closing the share dialog is not an error and needs no message.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    toast({ title: "Link copied", description: "The link to this article was copied." });
  } catch {
    toast({ title: "Copying failed", description: url, variant: "destructive" });
  }
}

/** Like, Save and Share. */
export function Reactions({ post }: { post: ShownPost }) {
  const { id, title } = post;
  const hydrated = useHydrated();
  const { publicUrl } = useContext(SiteContext);
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The page is the same for everyone and may come from a cache, so the user's own reaction is loaded
  // afterwards.
  const { data } = useBlogReactionQuery({ variables: { id }, skip: !hydrated });
  const [like, liking] = useLikeBlogPostMutation();
  const [save, saving] = useSaveBlogPostMutation();
  const liked = data?.blogReaction?.liked ?? false;
  const saved = data?.blogReaction?.saved ?? false;

  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const onSave = () => {
    if (!viewer) return void navigate(`/login?${new URLSearchParams({ next: pathname })}`);
    void attempt(() => save({ variables: { id, saved: !saved } }));
  };
  return (
    <Row>
      <Button
        aria-pressed={liked}
        disabled={!hydrated || liking.loading}
        onClick={() => attempt(() => like({ variables: { id, liked: !liked } }))}
      >
        <Heart size={16} aria-hidden fill={liked ? "currentColor" : "none"} />
        {liked ? "Liked" : "Like"}
      </Button>
      <Button aria-pressed={saved} disabled={!hydrated || saving.loading} onClick={onSave}>
        <Bookmark size={16} aria-hidden fill={saved ? "currentColor" : "none"} />
        {saved ? "Saved" : "Save"}
      </Button>
      <Button disabled={!hydrated} onClick={() => share(title, `${publicUrl}${postPath(post)}`)}>
        <Share2 size={16} aria-hidden />
        Share
      </Button>
    </Row>
  );
}

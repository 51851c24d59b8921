import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { SkeletonBar } from "../../../ui/skeleton.tsx";
import { usePostForEditingSuspenseQuery } from "./blog-management.generated.ts";
import { PostForm } from "./post-form.tsx";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { mb: "5", fontSize: "xl", fontWeight: "semibold" } });

function Editing({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { managedBlogPost } = usePostForEditingSuspenseQuery({ variables: { id: postId } }).data;
  if (!managedBlogPost) return <p>This post is gone.</p>;
  return <PostForm post={managedBlogPost} onClose={onClose} />;
}

type Props = { postId?: string; onClose: () => void };

/** The form of a post, new or known. */
export function PostDialog({ postId, onClose }: Props) {
  const title = postId ? "Edit Post" : "New Post";
  return (
    <Dialog label={title} onClose={onClose}>
      <Frame>
        <Title>{title}</Title>
        {postId ? (
          <Suspense fallback={<SkeletonBar height="96" borderRadius="lg" />}>
            <Editing postId={postId} onClose={onClose} />
          </Suspense>
        ) : (
          <PostForm onClose={onClose} />
        )}
      </Frame>
    </Dialog>
  );
}

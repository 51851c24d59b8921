import { chakra } from "@chakra-ui/react";
import { Suspense, useCallback, useRef } from "react";
import { PictureEditor } from "../../../../features/pictures/pictures.ts";
import { useClient } from "../../../../graphql/source.ts";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import { PostForEditingDocument, usePostForEditingSuspenseQuery } from "./blog-management.generated.ts";
import { PostForm } from "./post-form.tsx";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { mb: "5", fontSize: "xl", fontWeight: "semibold" } });

type FormProps = { onClose: () => void; onDirty: (dirty: boolean) => void };

function Editing({ postId, ...form }: FormProps & { postId: string }) {
  const client = useClient();
  const { managedBlogPost } = usePostForEditingSuspenseQuery({ variables: { id: postId } }).data;
  if (!managedBlogPost) return <p>This post no longer exists.</p>;
  const { cover } = managedBlogPost;
  return (
    <>
      <PictureEditor
        place={{ kind: "post", id: postId, role: "cover" }}
        title="Cover"
        hint="Shown instead of the featured image, if there are both."
        pictures={cover ? [cover] : []}
        onChanged={() =>
          client.query({
            query: PostForEditingDocument,
            variables: { id: postId },
            fetchPolicy: "network-only",
          })
        }
      />
      <PostForm post={managedBlogPost} {...form} />
    </>
  );
}

type Props = { postId?: string; onClose: () => void };

/** The dialog for creating or editing a post. */
export function PostDialog({ postId, onClose }: Props) {
  const title = postId ? "Edit Post" : "New Post";
  const dirty = useRef(false);
  const onDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  // Escape or a click outside the dialog must not discard unsaved text.
  const onLeave = () => {
    if (!dirty.current || window.confirm("Discard your unsaved changes?")) onClose();
  };
  return (
    <Dialog label={title} onClose={onLeave}>
      <Frame>
        <Title>{title}</Title>
        {postId ? (
          <Suspense fallback={<SkeletonBar height="96" borderRadius="lg" />}>
            <Editing postId={postId} onClose={onClose} onDirty={onDirty} />
          </Suspense>
        ) : (
          <PostForm onClose={onClose} onDirty={onDirty} />
        )}
      </Frame>
    </Dialog>
  );
}

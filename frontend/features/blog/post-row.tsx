import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { CardText, CardTitle } from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { postPath } from "./blog-paths.ts";
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from "./post-card.generated.ts";
import { PostCover } from "./post-cover.tsx";
import { PostMeta } from "./post-meta.tsx";

const Frame = chakra("article", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) 6rem", md: "11rem minmax(0, 1fr) auto" },
    gridTemplateAreas: { base: '"text cover" "text save"', md: '"cover text save"' },
    alignItems: "start",
    columnGap: { base: "4", md: "6" },
    rowGap: "2",
    pt: "5",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
const Cover = chakra("div", {
  base: { gridArea: "cover", aspectRatio: "16 / 9", overflow: "hidden", borderRadius: "md" },
});
const Text = chakra("div", { base: { gridArea: "text", display: "grid", gap: "1.5", minWidth: "0" } });

/** A post in a list, in one line. */
export function PostRow({ post, from }: { post: FragmentType<PostCard_PostFragment>; from?: string }) {
  const { data } = useSuspenseFragment({ fragment: PostCard_PostFragmentDoc, from: post });
  const { id, title, category } = data;
  return (
    <Frame>
      <Cover>
        <PostCover title={title} category={category.name} image={data.featuredImage} cover={data.cover} />
      </Cover>
      <Text>
        <CardTitle link={{ to: postPath(data), state: { from } }}>{title}</CardTitle>
        <CardText lineClamp={{ base: "3", md: "6" }}>{data.cardTeaser}</CardText>
        <PostMeta post={data} />
      </Text>
      <chakra.div gridArea="save" justifySelf="end">
        <BookmarkButton of={{ kind: "POST", id, title, saved: data.viewerHasSaved }} />
      </chakra.div>
    </Frame>
  );
}

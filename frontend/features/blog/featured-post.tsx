import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Tag, TagList } from "../../ui/display/badge.tsx";
import { CardFrame, CardTitle } from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { postPath } from "./blog-paths.ts";
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from "./post-card.generated.ts";
import { PostCounts } from "./post-counts.tsx";
import { PostCover } from "./post-cover.tsx";
import { PostMeta } from "./post-meta.tsx";

const Frame = chakra(CardFrame, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
    alignItems: "center",
    gap: { base: "4", lg: "8" },
    p: { base: "4.5", lg: "6" },
    "& h3": { fontSize: { base: "xl", md: "2xl" }, lineClamp: "none" },
  },
});
const Cover = chakra("div", {
  base: { width: "full", aspectRatio: "2 / 1", overflow: "hidden", borderRadius: "lg" },
});
const Body = chakra("div", { base: { display: "grid", justifyItems: "start", gap: "3.5", minWidth: "0" } });

/** The first post of a list, shown larger than the others. */
export function FeaturedPost({ post, from }: { post: FragmentType<PostCard_PostFragment>; from?: string }) {
  const { data } = useSuspenseFragment({ fragment: PostCard_PostFragmentDoc, from: post });
  return (
    <Frame>
      <Cover>
        <PostCover
          title={data.title}
          category={data.category.name}
          image={data.featuredImage}
          cover={data.cover}
        />
      </Cover>
      <Body>
        <CardTitle link={{ to: postPath(data), state: { from } }}>{data.title}</CardTitle>
        <chakra.p color="fg.muted">{data.featuredTeaser}</chakra.p>
        <PostMeta post={data} />
        <TagList aria-label="Tags">
          {data.tags.slice(0, 3).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </TagList>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" width="full">
          <PostCounts {...data} />
          <BookmarkButton of={{ kind: "POST", id: data.id, title: data.title, saved: data.viewerHasSaved }} />
        </chakra.div>
      </Body>
    </Frame>
  );
}

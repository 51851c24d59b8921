import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Tag, TagList } from "../../ui/display/badge.tsx";
import { CardFoot, CardFrame, CardText, CardTitle } from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { postPath } from "./blog-paths.ts";
import { type PostCard_PostFragment, PostCard_PostFragmentDoc } from "./post-card.generated.ts";
import { PostCounts } from "./post-counts.tsx";
import { PostCover } from "./post-cover.tsx";
import { PostMeta } from "./post-meta.tsx";

/** Maximum number of tags on a card. */
const TAGS = 3;

const Cover = chakra("div", {
  base: {
    width: "full",
    aspectRatio: "2 / 1",
    overflow: "hidden",
    borderRadius: "md",
  },
});

type Props = {
  post: FragmentType<PostCard_PostFragment>;
  /** Where the card is shown; this decides how much of the content replaces a missing excerpt. */
  place?: "card" | "related";
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** A post in a list. */
export function PostCard({ post, place = "card", from }: Props) {
  const { data } = useSuspenseFragment({ fragment: PostCard_PostFragmentDoc, from: post });
  const { title, category, tags } = data;
  return (
    <CardFrame room="text">
      <Cover>
        <PostCover title={title} category={category.name} image={data.featuredImage} cover={data.cover} />
      </Cover>
      <CardTitle link={{ to: postPath(data), state: { from } }}>{title}</CardTitle>
      <CardText lineClamp="6">{place === "related" ? data.relatedTeaser : data.cardTeaser}</CardText>
      <PostMeta post={data} />
      {tags.length > 0 && (
        <TagList aria-label="Tags">
          {tags.slice(0, TAGS).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </TagList>
      )}
      <CardFoot pt="2">
        <PostCounts {...data} />
        <BookmarkButton of={{ kind: "POST", id: data.id, title, saved: data.viewerHasSaved }} />
      </CardFoot>
    </CardFrame>
  );
}

import { chakra } from "@chakra-ui/react";
import { More } from "../../../../ui/controls/more.tsx";
import { useManagedPostsSuspenseQuery } from "./blog-management.generated.ts";
import { PostRow } from "./post-row.tsx";
import type { ManagedFilter } from "./use-managed-filter.ts";

/** The initial number of posts, small enough that the panels below stay near. */
const FIRST = 3;
/** The number of posts on each further page. */
const MORE = 20;

const List = chakra("ul", { base: { listStyleType: "none" } });

type Props = {
  filter: ManagedFilter;
  /** Whether there are no posts at all. */
  empty: boolean;
  after?: string;
};

/** Returns the query variables for a page of the filtered posts: the first, or the one after a cursor. */
export const postsOf = (filter: ManagedFilter, after?: string) => ({
  ...filter,
  first: after ? MORE : FIRST,
  ...(after && { after }),
});

/** The matching posts, with further pages on demand. */
export function PostList({ filter, empty, after }: Props) {
  const { managedBlogPosts } = useManagedPostsSuspenseQuery({ variables: postsOf(filter, after) }).data;
  if (!after && managedBlogPosts.edges.length === 0) {
    return (
      <chakra.p py="6" color="fg.muted">
        {empty ? "No blog posts yet. Create your first post!" : "No blog posts match your criteria."}
      </chakra.p>
    );
  }
  return (
    <>
      <List aria-label={after ? "More posts" : "Posts"}>
        {managedBlogPosts.edges.map(({ node }) => (
          <PostRow key={node.id} post={node} />
        ))}
      </List>
      <More of={managedBlogPosts.pageInfo} label="More posts">
        {(next) => <PostList filter={filter} empty={empty} after={next} />}
      </More>
    </>
  );
}

import { type ReactNode, type RefObject, Suspense, useEffect } from "react";

/** A page of a list. */
export type ListPage<Node> = {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** The id of an item's place in the list. */
const placeOf = (id: string) => `item-${id}`;

type ItemsProps<Node> = { page: ListPage<Node>; children: (node: Node) => ReactNode };

/** The items of one page. */
export function ResultItems<Node extends { id: string }>({ page, children }: ItemsProps<Node>) {
  return page.edges.map(({ node }) => (
    <li key={node.id} id={placeOf(node.id)}>
      {children(node)}
    </li>
  ));
}

type Props<Node> = {
  /** Asks for the page that begins after a cursor. */
  useMore: (after: string) => ListPage<Node>;
  /** Where the page before this one ends. */
  after: string;
  /** How many pages to show from here. */
  pages: number;
  /** Set when the visitor asked for this page: its first item then takes the focus. */
  requested: RefObject<boolean>;
  placeholders: ReactNode;
  children: (node: Node) => ReactNode;
};

/** The pages after the first, each asked for where the one before ends. */
export function FollowingPages<Node extends { id: string }>(props: Props<Node>) {
  const { useMore, after, pages, requested, placeholders, children } = props;
  const page = useMore(after);
  const first = page.edges[0]?.node.id;
  useEffect(() => {
    if (!requested.current || pages > 1 || !first) return;
    requested.current = false;
    document.getElementById(placeOf(first))?.querySelector("a")?.focus({ preventScroll: true });
  }, [requested, pages, first]);
  const { endCursor, hasNextPage } = page.pageInfo;
  return (
    <>
      <ResultItems page={page}>{children}</ResultItems>
      {pages > 1 && hasNextPage && endCursor && (
        <Suspense fallback={placeholders}>
          <FollowingPages {...props} after={endCursor} pages={pages - 1} />
        </Suspense>
      )}
    </>
  );
}

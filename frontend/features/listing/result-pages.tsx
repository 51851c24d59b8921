import { type ReactNode, type RefObject, Suspense, useEffect } from "react";

/** A page of a list. */
export type ListPage<Node> = {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** Returns the element id of an item in the list. */
const placeOf = (id: string) => `item-${id}`;

type ItemsProps<Node> = {
  page: ListPage<Node>;
  /** Renders an item by its index on the page. */
  children: (node: Node, place: number) => ReactNode;
};

/** The items of one page. */
export function ResultItems<Node extends { id: string }>({ page, children }: ItemsProps<Node>) {
  return page.edges.map(({ node }, place) => (
    <li key={node.id} id={placeOf(node.id)}>
      {children(node, place)}
    </li>
  ));
}

type Props<Node> = {
  /** Queries the page after a cursor. */
  useMore: (after: string) => ListPage<Node>;
  /** The end cursor of the previous page. */
  after: string;
  /** Number of pages to show from here. */
  pages: number;
  /** Set when the user requested this page: its first item then takes the focus. */
  requested: RefObject<boolean>;
  placeholders: ReactNode;
  children: (node: Node) => ReactNode;
};

/** The pages after the first, each queried with the previous page's end cursor. */
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
      <ResultItems page={page}>{(node) => children(node)}</ResultItems>
      {pages > 1 && hasNextPage && endCursor && (
        <Suspense fallback={placeholders}>
          <FollowingPages {...props} after={endCursor} pages={pages - 1} />
        </Suspense>
      )}
    </>
  );
}

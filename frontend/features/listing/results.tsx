import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useRef } from "react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { LoadMore } from "../../ui/controls/load-more.tsx";
import { CardGrid } from "../../ui/layout/card.tsx";
import { CardSkeletons } from "../../ui/layout/card-skeleton.tsx";
import { EmptyState } from "../../ui/layout/empty-state.tsx";
import { addressPath, PAGE_SIZE } from "./address.ts";
import { FORM } from "./controls/form-id.ts";
import { FollowingPages, type ListPage, ResultItems } from "./result-pages.tsx";
import type { ListingState } from "./use-listing.ts";

const Frame = chakra("div", {
  base: { transition: "opacity 150ms ease-out", "&[aria-busy=true]": { opacity: 0.6 } },
});

/** The texts of the empty state, and the content below it. */
export type EmptyList = { title: string; text: string; action: string; below?: ReactNode };

type Props<Name extends string, Sort extends string, Node> = {
  state: ListingState<Name, Sort>;
  /** The plural noun of its items, such as "Solutions". */
  label: string;
  page: ListPage<Node> & { totalCount: number; totalCountIsExact: boolean };
  useMore: (after: string) => ListPage<Node>;
  empty: EmptyList;
  /** Content below the results or the empty state. */
  below?: ReactNode;
  columns?: 2 | 3;
  /** Items per page. */
  pageSize?: number;
  /** How many items are shown as cards; the remaining ones take one line each. All by default. */
  cards?: number;
  /**
   * The estimated height of a card in rem; cards far below are laid out only when they come near the
   * viewport. By default all are laid out immediately.
   */
  cardHeight?: number;
  /** Renders an item; `from` is the list's query string, so that the item's page can link back. */
  children: (node: Node, from: string, isCard: boolean) => ReactNode;
};

/**
 * Cards after these are below most viewports; a tall viewport lays out those that it shows immediately. As
 * many at the end are laid out, too, so that the content below doesn't move when the user jumps there.
 */
const AT_ONCE = 6;

/** Defers the layout of cards outside the viewport; the focus ring is as wide as the margin. */
const laterCards = (height: number) => ({
  [`& > li:nth-of-type(n + ${AT_ONCE + 1}):nth-last-of-type(n + ${AT_ONCE + 1})`]: {
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto ${height}rem`,
    overflowClipMargin: "4px",
  },
});

/** The results, or the empty state. */
export function Results<Name extends string, Sort extends string, Node extends { id: string }>(
  props: Props<Name, Sort, Node>,
) {
  const { state, label, page, useMore, empty, below, columns = 3, pageSize = PAGE_SIZE, children } = props;
  const { cards = Number.POSITIVE_INFINITY, cardHeight } = props;
  const { listing, address, shown, busy } = state;
  const requested = useRef(false);
  const item = (node: Node, place = cards) =>
    children(node, addressPath(listing, shown).slice(listing.path.length), place < cards);
  const { totalCount, totalCountIsExact, pageInfo } = page;
  // The link disappears with the empty state, so the focus moves to the search field.
  const leave = () => document.getElementById(FORM)?.querySelector("input")?.focus();
  if (totalCount === 0) {
    const isNarrowed =
      shown.search !== "" || Object.values<string[]>(shown.chosen).some(({ length }) => length);
    return (
      <Frame aria-busy={busy}>
        <EmptyState
          title={empty.title}
          action={
            isNarrowed && (
              <ButtonLink variant="primary" mt="2" to={listing.path} preventScrollReset onClick={leave}>
                {empty.action}
              </ButtonLink>
            )
          }
        >
          {isNarrowed ? empty.text : "Nothing is listed here yet."}
        </EmptyState>
        {below}
        {empty.below}
      </Frame>
    );
  }
  const placeholders = <CardSkeletons count={3} />;
  return (
    <Frame aria-busy={busy}>
      <CardGrid
        aria-label={label}
        columns={columns}
        {...(cardHeight && { css: laterCards(cardHeight) })}
        {...(Number.isFinite(cards) && {
          css: { [`& > li:nth-of-type(n + ${cards + 1})`]: { gridColumn: "1 / -1" } },
        })}
      >
        <ResultItems page={page}>{item}</ResultItems>
        {shown.page > 1 && pageInfo.hasNextPage && pageInfo.endCursor && (
          <Suspense fallback={placeholders}>
            <FollowingPages
              useMore={useMore}
              after={pageInfo.endCursor}
              pages={shown.page - 1}
              requested={requested}
              placeholders={placeholders}
            >
              {item}
            </FollowingPages>
          </Suspense>
        )}
      </CardGrid>
      {totalCount > pageSize && (
        <LoadMore
          shown={shown.page * pageSize}
          total={totalCount}
          totalIsExact={totalCountIsExact}
          to={addressPath(listing, { ...address, page: shown.page + 1 })}
          onMore={() => {
            requested.current = true;
          }}
        />
      )}
      {below}
    </Frame>
  );
}

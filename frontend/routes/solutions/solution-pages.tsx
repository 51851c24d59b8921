import { type RefObject, Suspense, useEffect } from "react";
import { SolutionCardSkeletons } from "../../features/solutions/solution-card.skeleton.tsx";
import { SolutionCard } from "../../features/solutions/solution-card.tsx";
import {
  type SolutionPage_ConnectionFragment,
  type SolutionsQueryVariables,
  useMoreSolutionsSuspenseQuery,
} from "./solutions.generated.ts";

/** The cards of one page. */
export function SolutionCards({ page, from }: { page: SolutionPage_ConnectionFragment; from: string }) {
  return page.edges.map(({ node }) => (
    <li key={node.id}>
      <SolutionCard solution={node} from={from} />
    </li>
  ));
}

type Props = {
  variables: SolutionsQueryVariables;
  /** Where the page before this one ends. */
  after: string;
  /** How many pages to show from here. */
  pages: number;
  from: string;
  /** Set when the visitor asked for this page: its first card then takes the focus. */
  asked: RefObject<boolean>;
};

/** The pages after the first, each asked for where the one before ends. */
export function FollowingPages({ variables, after, pages, from, asked }: Props) {
  const { data } = useMoreSolutionsSuspenseQuery({ variables: { ...variables, after } });
  const page = data.solutions;
  const first = page.edges[0]?.node.id;
  useEffect(() => {
    if (!asked.current || pages > 1 || !first) return;
    asked.current = false;
    document.getElementById(`solution-${first}`)?.focus({ preventScroll: true });
  }, [asked, pages, first]);
  const { endCursor, hasNextPage } = page.pageInfo;
  return (
    <>
      <SolutionCards page={page} from={from} />
      {pages > 1 && hasNextPage && endCursor && (
        <Suspense fallback={<SolutionCardSkeletons />}>
          <FollowingPages
            variables={variables}
            after={endCursor}
            pages={pages - 1}
            from={from}
            asked={asked}
          />
        </Suspense>
      )}
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { Suspense, useRef } from "react";
import { CardGrid } from "../../features/solutions/solution-card.frame.tsx";
import { SolutionCardSkeletons } from "../../features/solutions/solution-card.skeleton.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { addressPath, emptyAddress, PAGE_SIZE, type SolutionsAddress, toVariables } from "./address.ts";
import { FORM } from "./search-form.tsx";
import { FollowingPages, SolutionCards } from "./solution-pages.tsx";
import type { SolutionsQuery } from "./solutions.generated.ts";
import type { ChangeAddress } from "./use-address.ts";

const Frame = chakra("div", {
  base: { transition: "opacity 150ms ease-out", "&[aria-busy=true]": { opacity: 0.6 } },
});

/** Resets everything; the button goes away with its reason, so the focus moves to the search. */
function ClearFilters({ change }: { change: ChangeAddress }) {
  const clear = () => {
    change(emptyAddress);
    document.getElementById(FORM)?.querySelector("input")?.focus();
  };
  return (
    <Button variant="primary" mt="2" onClick={clear}>
      Clear Filters
    </Button>
  );
}

type Props = {
  address: SolutionsAddress;
  solutions: SolutionsQuery["solutions"];
  busy: boolean;
  change: ChangeAddress;
};

/** The cards found, or why there are none. */
export function Results({ address, solutions, busy, change }: Props) {
  const asked = useRef(false);
  const from = addressPath(address).replace(/^[^?]*/, "");
  const { totalCount, pageInfo } = solutions;
  if (totalCount === 0) {
    return (
      <Frame aria-busy={busy}>
        <EmptyState title="No Solutions Found" action={<ClearFilters change={change} />}>
          Try adjusting your search criteria or explore different categories.
        </EmptyState>
      </Frame>
    );
  }
  const variables = toVariables(address);
  return (
    <Frame aria-busy={busy}>
      <CardGrid aria-label="Solutions">
        <SolutionCards page={solutions} from={from} />
        {address.page > 1 && pageInfo.hasNextPage && pageInfo.endCursor && (
          <Suspense fallback={<SolutionCardSkeletons />}>
            <FollowingPages
              variables={variables}
              after={pageInfo.endCursor}
              pages={address.page - 1}
              from={from}
              asked={asked}
            />
          </Suspense>
        )}
      </CardGrid>
      {totalCount > PAGE_SIZE && (
        <LoadMore
          shown={address.page * PAGE_SIZE}
          total={totalCount}
          to={addressPath({ ...address, page: address.page + 1 })}
          onMore={() => {
            asked.current = true;
          }}
        />
      )}
    </Frame>
  );
}

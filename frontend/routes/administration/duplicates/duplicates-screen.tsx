import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DuplicatesDocument, useDuplicatesSuspenseQuery } from "./duplicates.generated.ts";
import { MergeList } from "./merge-list.tsx";
import { PairRow } from "./pair-row.tsx";

/** Preloads the pairs, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await start(DuplicatesDocument, { after: search.get("after") || null });
});

/** Placeholder of the list. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", mt: "6" },
});

function Duplicates() {
  const [search] = useSearchParams();
  const after = search.get("after") || null;
  const { vendorPairs, vendorMerges } = useDuplicatesSuspenseQuery({ variables: { after } }).data;
  const { nodes, pageInfo, totalCount } = vendorPairs;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Duplicates</PageHeading>
      <chakra.p mt="3" maxWidth="prose" color="fg.muted">
        Vendors with the same website, or with the same name but for legal form and punctuation. A merge moves
        solutions, bookmarks and messages to the vendor that is kept, and can be undone.
      </chakra.p>
      <Parts>
        <Panel title={totalCount === 0 ? "Pairs" : `Pairs (${formatCount(totalCount)})`}>
          {nodes.length === 0 ? (
            <chakra.p color="fg.muted">No two vendors look the same.</chakra.p>
          ) : (
            <chakra.ul listStyleType="none" aria-label="Pairs">
              {nodes.map((pair) => (
                <PairRow key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
              ))}
            </chakra.ul>
          )}
          {(after || pageInfo.hasNextPage) && (
            <chakra.nav aria-label="Pages of pairs" display="flex" gap="2" mt="4">
              {after && <ButtonLink to="/admin/duplicates">First page</ButtonLink>}
              {pageInfo.hasNextPage && (
                <ButtonLink to={`/admin/duplicates?after=${pageInfo.endCursor}`}>Next page</ButtonLink>
              )}
            </chakra.nav>
          )}
        </Panel>
        <MergeList merges={vendorMerges} />
      </Parts>
    </Page>
  );
}

/** The page on which administrators merge vendors that are listed twice. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Duplicates"
        description="Vendors that are listed twice."
        path="/admin/duplicates"
        hidden
      />
      <ForAdministrators
        prompt="Sign in to merge duplicates."
        refusal="Only administrators can merge duplicates."
      >
        <Duplicates />
      </ForAdministrators>
    </>
  );
}

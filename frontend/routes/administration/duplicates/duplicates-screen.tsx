import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DuplicatesDocument, useDuplicatesSuspenseQuery } from "./duplicates.generated.ts";
import { PaperMerges, VendorMerges } from "./merge-list.tsx";
import { PaperPair } from "./paper-pair.tsx";
import { VendorPair } from "./vendor-pair.tsx";

const variablesOf = (search: URLSearchParams) => ({
  after: search.get("after") || null,
  papersAfter: search.get("papersAfter") || null,
});

/** Preloads the pairs, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await start(DuplicatesDocument, variablesOf(search));
});

/** Placeholder of the list. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", mt: "6" },
});

function Duplicates() {
  const [search] = useSearchParams();
  const { after, papersAfter } = variablesOf(search);
  const { data } = useDuplicatesSuspenseQuery({ variables: { after, papersAfter } });
  const { vendorPairs, vendorMerges, paperPairs, paperMerges } = data;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Duplicates</PageHeading>
      <chakra.p mt="3" maxWidth="prose" color="fg.muted">
        Vendors with the same website, or with the same name but for legal form and punctuation, and papers
        with the same DOI. A merge moves solutions, bookmarks and messages to the record that is kept, and can
        be undone.
      </chakra.p>
      <Parts>
        <Pairs
          title="Pairs"
          none="No two vendors look the same."
          page={vendorPairs}
          param="after"
          isLater={!!after}
        >
          {vendorPairs.nodes.map((pair) => (
            <VendorPair key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
          ))}
        </Pairs>
        <VendorMerges merges={vendorMerges} />
        <Pairs
          title="Pairs of papers"
          none="No two papers have the same DOI."
          page={paperPairs}
          param="papersAfter"
          isLater={!!papersAfter}
        >
          {paperPairs.nodes.map((pair) => (
            <PaperPair key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
          ))}
        </Pairs>
        <PaperMerges merges={paperMerges} />
      </Parts>
    </Page>
  );
}

interface PairsProps {
  readonly title: string;
  readonly none: string;
  readonly page: {
    readonly totalCount: number;
    readonly nodes: readonly unknown[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
  /** The address's parameter with the place after which the page starts. */
  readonly param: string;
  readonly isLater: boolean;
  readonly children: ReactNode;
}

/** A page of pairs of one kind. */
function Pairs({ title, none, page, param, isLater, children }: PairsProps) {
  const { nodes, pageInfo, totalCount } = page;
  return (
    <Panel title={totalCount === 0 ? title : `${title} (${formatCount(totalCount)})`}>
      {nodes.length === 0 ? (
        <chakra.p color="fg.muted">{none}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" aria-label={title}>
          {children}
        </chakra.ul>
      )}
      {(isLater || pageInfo.hasNextPage) && (
        <chakra.nav aria-label={`Pages of ${title.toLowerCase()}`} display="flex" gap="2" mt="4">
          {isLater && <ButtonLink to="/admin/duplicates">First page</ButtonLink>}
          {pageInfo.hasNextPage && (
            <ButtonLink to={`/admin/duplicates?${param}=${pageInfo.endCursor}`}>Next page</ButtonLink>
          )}
        </chakra.nav>
      )}
    </Panel>
  );
}

/** The page on which administrators merge vendors that are listed twice. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Duplicates"
        description="Vendors and papers that are listed twice."
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

import { chakra } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { CATALOG_LABELS } from "../../../../backend/modules/administration/catalog-editor/kinds/kinds.rules.ts";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { PageLinks } from "../../../features/routing/page-links.tsx";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { SkipLink } from "../../../ui/layout/skip-link.tsx";
import { AddRecord } from "./add-record.tsx";
import { useCatalogTableSuspenseQuery } from "./catalog.generated.ts";
import { fileFilterIn, kindIn, stateIn, textIn, viewIn } from "./catalog-address.ts";
import { CatalogFilters } from "./catalog-filters.tsx";
import { RecordTable } from "./record-table.tsx";

const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "end", justifyContent: "space-between", gap: "4" },
});
const Found = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", mb: "3" },
});
const Note = chakra("p", { base: { mt: "3", maxWidth: "prose", color: "fg.muted" } });

/** The records for the address, with their actions. */
export function CatalogPage() {
  useRefresh(["CatalogTable"]);
  const [search] = useSearchParams();
  const address = search.toString();
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const view = new URLSearchParams(shown);
  const { nodes, pageInfo, totalCount } = useCatalogTableSuspenseQuery({ variables: viewIn(view) }).data
    .catalogRecords;
  const kind = kindIn(view);
  const { label, noun } = CATALOG_LABELS[kind];
  const isNarrow = Boolean(textIn(view) || stateIn(view));
  return (
    <Page py={{ base: "6", md: "10" }}>
      <SkipLink href="#results">Skip to results</SkipLink>
      <Head>
        <div>
          <PageHeading>Catalog</PageHeading>
          <Note>Every record in the catalog. Your changes are public right away.</Note>
        </div>
        <AddRecord kind={kind} />
      </Head>
      <CatalogFilters />
      <Found id="results" tabIndex={-1}>
        <chakra.p role="status" color="fg.muted" fontSize="sm">
          {formatCount(totalCount)} {totalCount === 1 ? noun : label.toLowerCase()}
        </chakra.p>
        <DownloadList address="/api/admin/catalog.csv" filter={fileFilterIn(view)} />
      </Found>
      {nodes.length > 0 ? (
        <RecordTable caption={label} records={nodes} />
      ) : (
        <EmptyState
          title={`No ${label.toLowerCase()} found`}
          action={isNarrow && <ButtonLink to={`?kind=${kind}`}>Show all {label.toLowerCase()}</ButtonLink>}
        >
          {isNarrow ? "Try another word or state." : "They'll appear here once there are some."}
        </EmptyState>
      )}
      <PageLinks shown={view} pageInfo={pageInfo} />
    </Page>
  );
}

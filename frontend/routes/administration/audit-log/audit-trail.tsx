import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { PageLinks } from "../../../features/routing/page-links.tsx";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { ButtonAnchor, ButtonLink } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { downloadIn, FILTERS, viewIn } from "./audit-address.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { useAuditLogSuspenseQuery } from "./audit-log.generated.ts";
import { AuditRow } from "./audit-row.tsx";

const List = chakra("ol", { base: { listStyleType: "none" } });
const Intro = chakra("p", { base: { mt: "3", maxWidth: "prose", color: "fg.muted" } });
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "end", justifyContent: "space-between", gap: "4" },
});

/** The audit entries for the address, the latest first. */
export function AuditTrail() {
  useRefresh(["AuditLog"]);
  const [search] = useSearchParams();
  const address = search.toString();
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const view = new URLSearchParams(shown);
  const { nodes, pageInfo } = useAuditLogSuspenseQuery({ variables: viewIn(view) }).data.auditEntries;
  const isNarrow = FILTERS.some((name) => search.has(name));
  return (
    <Page py={{ base: "6", md: "10" }}>
      <Head>
        <div>
          <PageHeading>Audit Log</PageHeading>
          <Intro>Who did what, latest first. Nothing here can be changed or deleted.</Intro>
        </div>
        <ButtonAnchor href={downloadIn(search)} download>
          <Download size={16} aria-hidden />
          Download as CSV
        </ButtonAnchor>
      </Head>
      <AuditFilters />
      {nodes.length === 0 ? (
        <EmptyState
          title="No events found"
          action={isNarrow && <ButtonLink to="?">Show everything</ButtonLink>}
        >
          {isNarrow ? "No events match these filters." : "Events appear here as they happen."}
        </EmptyState>
      ) : (
        <List aria-label="Events">
          {nodes.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </List>
      )}
      <PageLinks shown={view} pageInfo={pageInfo} />
    </Page>
  );
}

import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { CalendarPanel } from "./calendar-panel.tsx";
import { SearchRow } from "./search-row.tsx";
import { useMySavedSearchesSuspenseQuery } from "./searches-tab.generated.ts";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
    alignItems: "start",
    gap: "6",
  },
});

/** The viewer's saved searches with their alerts, and their calendar of deadlines. */
export function SearchesTab() {
  const { edges } = useMySavedSearchesSuspenseQuery({ variables: {} }).data.mySavedSearches;
  return (
    <Columns>
      <Panel
        title="Saved searches"
        intro="Only you can see them. You can save up to 50."
        action={edges.length > 0 && <DownloadList address="/api/searches.csv" />}
      >
        {edges.length === 0 ? (
          <EmptyState
            title="No saved searches yet"
            icon={<Search size={32} strokeWidth={1.5} />}
            action={
              <ButtonLink to="/solutions" variant="primary" mt="2">
                Browse Solutions
              </ButtonLink>
            }
          >
            Filter any list and press Save Search to open it again from here and hear about new matches.
          </EmptyState>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Saved searches">
            {edges.map(({ node }) => (
              <SearchRow key={node.id} search={node} />
            ))}
          </chakra.ul>
        )}
      </Panel>
      <CalendarPanel />
    </Columns>
  );
}

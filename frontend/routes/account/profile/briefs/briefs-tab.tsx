import { chakra } from "@chakra-ui/react";
import { ClipboardList } from "lucide-react";
import {
  type Brief_BriefFragment,
  useMyBriefsSuspenseQuery,
} from "../../../../features/briefs/briefs.generated.ts";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { BriefRow } from "./brief-row.tsx";

/** The viewer's saved briefs with their numbers of new matches and alerts. */
export function BriefsTab() {
  const { edges } = useMyBriefsSuspenseQuery({ variables: {} }).data.mySavedBriefs;
  return (
    <Panel
      title="Briefs"
      intro="Only you can see them, unless you share their link. You can save up to 50."
      action={
        edges.length > 0 && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <DownloadList address="/api/briefs.csv" />
            <ButtonLink to="/match" variant="primary">
              New Brief
            </ButtonLink>
          </chakra.div>
        )
      }
    >
      {edges.length === 0 ? (
        <EmptyState
          title="No briefs yet"
          icon={<ClipboardList size={32} strokeWidth={1.5} />}
          action={
            <ButtonLink to="/match" variant="primary" mt="2">
              Write a Brief
            </ButtonLink>
          }
        >
          Describe what you need in the Solution Finder and save it to hear about new matches.
        </EmptyState>
      ) : (
        <chakra.ul listStyleType="none" aria-label="Briefs">
          {edges.map(({ node }) => (
            <BriefRow key={node.id} brief={node as Brief_BriefFragment} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

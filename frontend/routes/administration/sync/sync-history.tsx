import { chakra } from "@chakra-ui/react";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { SYNC_STATUS_HUES, SYNC_STATUS_WORDS } from "../../../features/sync/sync-words.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { ListRow } from "../../../ui/layout/list-row.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useSyncHistorySuspenseQuery } from "./sync-screen.generated.ts";

/** The result of each source in each sync, the newest first. */
export function SyncHistory({ after }: { after: string | null }) {
  const { nodes, pageInfo } = useSyncHistorySuspenseQuery({ variables: { after } }).data.syncResults;
  return (
    <Panel title="History" action={<DownloadList address="/api/admin/sync-results.csv" what="the history" />}>
      {nodes.length === 0 ? (
        <chakra.p color="fg.muted">Nothing has been synced yet.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" aria-label="History">
          {nodes.map(({ id, sourceName, status, message, importRunId, createdAt }) => (
            <ListRow key={id}>
              <chakra.div minWidth="min(100%, 14rem)" flex="1">
                <chakra.p fontWeight="medium">
                  {sourceName}{" "}
                  <Badge colorPalette={SYNC_STATUS_HUES[status]}>{SYNC_STATUS_WORDS[status]}</Badge>
                </chakra.p>
                <chakra.p mt="1" color="fg.muted" fontSize="sm">
                  <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
                  {message && `: ${message}`}
                </chakra.p>
              </chakra.div>
              {importRunId && (
                <ButtonLink to={`/admin/import?run=${importRunId}`}>
                  Details<VisuallyHidden> of {sourceName}</VisuallyHidden>
                </ButtonLink>
              )}
            </ListRow>
          ))}
        </chakra.ul>
      )}
      <chakra.nav aria-label="Pages of the history" display="flex" gap="2" mt="4">
        {after && <ButtonLink to="/admin/sync">First page</ButtonLink>}
        {pageInfo.hasNextPage && (
          <ButtonLink to={`?after=${encodeURIComponent(pageInfo.endCursor ?? "")}`}>Next page</ButtonLink>
        )}
      </chakra.nav>
    </Panel>
  );
}

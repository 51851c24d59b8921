import { chakra } from "@chakra-ui/react";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { PageLinks } from "../../../features/routing/page-links.tsx";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { EmptyQueue } from "./empty-queue.tsx";
import { useModerationQueueSuspenseQuery } from "./moderation.generated.ts";
import { viewIn } from "./queue-address.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueRow } from "./queue-row.tsx";
import { Several } from "./several.tsx";
import { useDecided } from "./use-decided.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Said = chakra("p", { base: { minHeight: "6", fontSize: "sm", fontWeight: "medium" } });
const All = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    py: "2",
    fontSize: "sm",
    cursor: "pointer",
  },
});

/** The administrators' queue: entries that await a decision, or decided ones. */
export function Queue() {
  const [search] = useSearchParams();
  const address = search.toString();
  const shown = useDeferredValue(address);
  useProgress(shown !== address);
  const shownSearch = new URLSearchParams(shown);
  const view = viewIn(shownSearch);
  const { moderationKinds: kinds, moderationQueue } = useModerationQueueSuspenseQuery({
    variables: view,
  }).data;
  const { nodes, pageInfo } = moderationQueue;
  const { said, ...deciding } = useDecided(nodes, view.state === "WAITING");
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const together = nodes.filter((item) => item.together);
  const chosen = together.filter(({ id }) => marked.has(id));
  const kind = kinds.find(({ id }) => id === view.kind);
  const mark = (ids: readonly string[], on: boolean) =>
    setMarked(new Set([...(on ? [...marked, ...ids] : [...marked].filter((id) => !ids.includes(id)))]));
  return (
    <Page py={{ base: "6", md: "10" }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <PageHeading>Moderation</PageHeading>
        <DownloadList
          address="/api/admin/moderation.csv"
          filter={{ state: view.state?.toLowerCase(), kind: view.kind, search: view.search }}
        />
      </chakra.div>
      <QueueFilters view={viewIn(search)} kinds={kinds} />
      {kind && (
        <chakra.p maxWidth="prose" mb="2" color="fg.muted" fontSize="sm">
          {kind.intro}
        </chakra.p>
      )}
      <Said role="status">{said}</Said>
      {nodes.length === 0 ? (
        <EmptyQueue view={view} />
      ) : (
        <>
          {together.length > 1 && view.state === "WAITING" && (
            <All>
              <Checkbox
                checked={chosen.length === together.length}
                onChange={({ target }) =>
                  mark(
                    together.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
              Select all on this page
            </All>
          )}
          <List
            aria-label={`${kind?.label ?? "Everything"} ${view.state === "WAITING" ? "to review" : "decided"}`}
          >
            {nodes.map((item) => (
              <QueueRow
                key={item.id}
                item={item}
                chosen={marked.has(item.id)}
                onChoose={view.state === "WAITING" ? (on) => mark([item.id], on) : undefined}
                deciding={deciding}
              />
            ))}
          </List>
          <Several
            chosen={view.state === "WAITING" ? chosen : []}
            onClear={() => setMarked(new Set())}
            deciding={deciding}
          />
        </>
      )}
      <PageLinks shown={shownSearch} pageInfo={pageInfo} />
    </Page>
  );
}

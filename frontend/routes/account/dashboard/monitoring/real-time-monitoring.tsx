import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePoll } from "../../../../graphql/use-poll.ts";
import { SelectField } from "../../../../ui/controls/select-field.tsx";
import { formatExactTime } from "../../../../ui/display/format.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { PollNote } from "./poll-note.tsx";
import {
  RealTimeMonitoringDocument,
  useRealTimeMonitoringSuspenseQuery,
} from "./real-time-monitoring.generated.ts";
import type { ShownInstance } from "./server-figures.ts";
import { ServerTable, serverName } from "./server-table.tsx";
import { ServerTiles } from "./server-tiles.tsx";

const INTERVALS = [
  { value: "5", label: "5s" },
  { value: "10", label: "10s" },
  { value: "30", label: "30s" },
  { value: "60", label: "1m" },
];
const DEFAULT_INTERVAL = "5";
/** One point per minute. */
const VARIABLES = { points: 60 };

const Controls = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Label = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "2", fontSize: "sm", color: "fg.muted" },
});
const Parts = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8", mt: "5" },
});

const choiceOf = (instance: ShownInstance) =>
  instance.state === "RUNNING"
    ? serverName(instance)
    : `${serverName(instance)}, ${instance.state.toLowerCase()}`;

/** Starts the query for the servers' figures. */
export const preload: PanelModule["preload"] = (start) => start(RealTimeMonitoringDocument, VARIABLES);

/** The servers' metrics, refreshed at the chosen interval while visible. */
export function Component({ title }: { title: string }) {
  const { monitoring } = useRealTimeMonitoringSuspenseQuery({ variables: VARIABLES }).data;
  const [search, setSearch] = useSearchParams();
  const named = search.get("every");
  const interval = INTERVALS.find(({ value }) => value === named)?.value ?? DEFAULT_INTERVAL;
  const setInterval = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === DEFAULT_INTERVAL) next.delete("every");
        else next.set("every", value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  // Keeps the selected server when another starts.
  const [chosen, setChosen] = useState(monitoring.instances[0]?.id);
  const failed = usePoll(RealTimeMonitoringDocument, VARIABLES, Number(interval));
  const { instances, readAt } = monitoring;
  const shown = instances.find(({ id }) => id === chosen) ?? instances[0];
  return (
    <Panel
      title={title}
      action={
        <Controls>
          {shown && instances.length > 1 && (
            <Label>
              Server
              <SelectField
                compact
                value={shown.id}
                onChange={(event) => setChosen(event.target.value)}
                choices={instances.map((instance) => ({ value: instance.id, label: choiceOf(instance) }))}
              />
            </Label>
          )}
          <Label>
            Refresh interval
            <SelectField
              compact
              value={interval}
              onChange={(event) => setInterval(event.target.value)}
              choices={INTERVALS}
            />
          </Label>
        </Controls>
      }
    >
      <PollNote readAt={readAt} failed={failed} everySeconds={Number(interval)} />
      {shown ? (
        <Parts>
          {shown.state !== "RUNNING" && (
            <p>
              This server {shown.state === "GONE" ? "has gone silent" : "has stopped"}. Its last figures are
              from {formatExactTime(shown.seenAt)}.
            </p>
          )}
          <ServerTiles instance={shown} queue={monitoring} />
          <ServerTable instances={instances} />
        </Parts>
      ) : (
        <chakra.p mt="4">No server has reported yet. The first figures appear within seconds.</chakra.p>
      )}
    </Panel>
  );
}

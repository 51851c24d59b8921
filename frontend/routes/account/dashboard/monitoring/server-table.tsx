import { chakra } from "@chakra-ui/react";
import { DataTable } from "../../../../ui/charts/data-table.tsx";
import { formatExactTime, formatMoment } from "../../../../ui/display/format.ts";
import { SERVER_FIGURES, type ShownInstance } from "./server-figures.ts";

const STATES: Record<ShownInstance["state"], string> = {
  RUNNING: "Running",
  STOPPED: "Stopped",
  GONE: "Gone",
};
const SUMMED = SERVER_FIGURES.filter(({ label }) => ["CPU", "Memory", "Requests"].includes(label));

/** Returns a server's name; in containers, host and process may be the same after a restart. */
export const serverName = ({ host, pid, id }: Pick<ShownInstance, "host" | "pid" | "id">) =>
  `${host}, process ${pid} (${id.slice(0, 4)})`;

/** Every server that reported in the last hour. */
export const ServerTable = ({ instances }: { instances: readonly ShownInstance[] }) => (
  <section aria-label="Servers">
    <chakra.h3 fontWeight="semibold">Servers of the last hour</chakra.h3>
    <DataTable
      large
      nameWidth="10rem"
      caption="Servers of the last hour"
      columns={["Server", "State", ...SUMMED.map(({ label }) => label), "Started", "Last seen"]}
      rows={instances.map((instance) => [
        serverName(instance),
        STATES[instance.state],
        ...SUMMED.map(({ figure }) =>
          instance.latest && instance.state === "RUNNING" ? figure(instance.latest, instance) : "-",
        ),
        formatMoment(instance.startedAt),
        formatExactTime(instance.seenAt),
      ])}
    />
    <chakra.p mt="2" fontSize="sm" color="fg.muted">
      “Stopped” servers shut down properly. “Gone” servers have been silent for 15 seconds without shutting
      down.
    </chakra.p>
  </section>
);

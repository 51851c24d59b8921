import { chakra } from "@chakra-ui/react";
import type { Role } from "../../../graphql/schema.generated.ts";
import type { DashboardTab } from "./panel.ts";
import { PanelSlot } from "./panel-slot.tsx";
import { panelsOf } from "./panels.ts";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "4", md: "6" },
    alignItems: "start",
  },
});

/** The panels that a role sees on a tab. */
export const PanelGrid = ({ role, tab }: { role: Role; tab: DashboardTab }) => (
  <Grid>
    {panelsOf(role, tab).map((panel) => (
      <chakra.div key={panel.key} minWidth="0" gridColumn={panel.width === "full" ? "1 / -1" : undefined}>
        <PanelSlot panel={panel} role={role} />
      </chakra.div>
    ))}
  </Grid>
);

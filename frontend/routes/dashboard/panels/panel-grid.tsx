import { chakra } from "@chakra-ui/react";
import type { Role } from "../../../graphql/schema.generated.ts";
import type { DashboardPanel, DashboardTab } from "./panel.ts";
import { PanelSlot } from "./panel-slot.tsx";
import { panelsOf } from "./panels.ts";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "4", md: "6" },
  },
});
/** Stretches its panel, so that two beside each other end on one line. */
const Cell = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", minWidth: "0" },
});

/** Whether a panel takes its whole row: also the last one of half a row that has nothing beside it. */
function isWide(panels: readonly DashboardPanel[], at: number): boolean {
  if (panels[at]?.width === "full") return true;
  if (at < panels.length - 1) return false;
  const lastFull = panels.findLastIndex(({ width }) => width === "full");
  return (at - lastFull) % 2 === 1;
}

/** The panels that a role sees on a tab. */
export function PanelGrid({ role, tab }: { role: Role; tab: DashboardTab }) {
  const panels = panelsOf(role, tab);
  return (
    <Grid>
      {panels.map((panel, at) => (
        <Cell key={panel.key} gridColumn={isWide(panels, at) ? "1 / -1" : undefined}>
          <PanelSlot panel={panel} role={role} />
        </Cell>
      ))}
    </Grid>
  );
}

import { chakra } from "@chakra-ui/react";
import type { Role } from "../../../../graphql/schema.generated.ts";
import type { DashboardPanel, DashboardTab } from "./panel.ts";
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

/** The key of the panel that stands beside two others, where those of half a row are odd in number. */
function tallOf(panels: readonly DashboardPanel[]): string | undefined {
  const halves = panels.filter(({ width }) => width === "half");
  return halves.length % 2 === 1 && halves.length > 1 ? halves[0]?.key : undefined;
}

/** The place of a panel; a single one of half a row takes the whole of it. */
function placeOf(panels: readonly DashboardPanel[], { key, width }: DashboardPanel) {
  if (key === tallOf(panels)) return { gridRow: { lg: "span 2" } };
  const isAlone = panels.filter((one) => one.width === "half").length === 1;
  return width === "full" || isAlone ? { gridColumn: "1 / -1" } : {};
}

/** The row below the first beside a tall panel takes what that is higher than both, so that no gap opens between them. */
function rowsOf(panels: readonly DashboardPanel[]) {
  if (tallOf(panels) === undefined) return {};
  const above = panels.findIndex(({ width }) => width === "half");
  return { gridTemplateRows: { lg: `repeat(${above + 1}, auto) 1fr` } };
}

/** The panels that a role sees on a tab. */
export function PanelGrid({ role, tab }: { role: Role; tab: DashboardTab }) {
  const panels = panelsOf(role, tab);
  return (
    <Grid {...rowsOf(panels)}>
      {panels.map((panel) => (
        <chakra.div key={panel.key} minWidth="0" {...placeOf(panels, panel)}>
          <PanelSlot panel={panel} role={role} />
        </chakra.div>
      ))}
    </Grid>
  );
}

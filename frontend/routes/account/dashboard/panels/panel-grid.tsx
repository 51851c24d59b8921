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

/** Returns the key of the panel that spans two rows if the number of half-width panels is odd. */
function tallOf(panels: readonly DashboardPanel[]): string | undefined {
  const halves = panels.filter(({ width }) => width === "half");
  return halves.length % 2 === 1 && halves.length > 1 ? halves[0]?.key : undefined;
}

/** Returns a panel's place in the grid; a single half-width panel takes the full width. */
function placeOf(panels: readonly DashboardPanel[], { key, width }: DashboardPanel) {
  if (key === tallOf(panels)) return { gridRow: { lg: "span 2" } };
  const isAlone = panels.filter((one) => one.width === "half").length === 1;
  return width === "full" || isAlone ? { gridColumn: "1 / -1" } : {};
}

/**
 * Sizes the rows so that the second one next to a tall panel absorbs its extra height without leaving a gap.
 */
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

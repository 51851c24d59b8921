import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useId } from "react";
import { SkeletonBar } from "../skeleton.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { ActivePoint } from "./active-point.ts";
import type { ChartTable } from "./chart-table.ts";
import { DataTable } from "./data-table.tsx";
import { PointWalk } from "./point-walk.tsx";

const Frame = chakra("figure", { base: { width: "full", minWidth: "0" } });
const Caption = chakra("figcaption", { base: { mb: "3", fontWeight: "semibold" } });
// The chart adapts to the window's width with a delay, and must not widen the page meanwhile.
const Drawing = chakra("div", { base: { overflow: "hidden" } });
const Details = chakra("details", {
  base: {
    mt: "3",
    fontSize: "sm",
    "& summary": { color: "accent", fontWeight: "medium", cursor: "pointer", py: "1" },
  },
});

/** As many rows stand in the page; a table of more scrolls in its own box. */
const SHORT = 13;

type Props = {
  title: string;
  /** In pixels; reserved before the chart has loaded. */
  height: number;
  table: ChartTable;
  /** Whether the table begins with the point that is drawn last. */
  newestFirst?: boolean;
  children: ReactNode;
};

/** "March 2025: Requests received 4, Sessions held 2". */
const sayRow = ([, ...columns]: readonly string[], [name, ...cells]: readonly string[]) =>
  `${name}: ${cells.map((cell, index) => `${columns[index]} ${cell}`).join(", ")}`;

/**
 * A chart with its title, whose points are walked by keyboard, and its data as a table. The chart is drawn only in the
 * browser; the table is rendered on the server as well.
 */
export function ChartFrame({ title, height, table, newestFirst = false, children }: Props) {
  const hydrated = useHydrated();
  const caption = useId();
  const said = table.rows.map((row) => sayRow(table.columns, row));
  const placeholder = <SkeletonBar style={{ height }} borderRadius="lg" />;
  return (
    <Frame aria-labelledby={caption}>
      <Caption id={caption}>{title}</Caption>
      <PointWalk label={title} points={newestFirst ? said.toReversed() : said}>
        {(active) => (
          <Drawing aria-hidden style={{ height }}>
            <ActivePoint value={active}>
              {hydrated ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
            </ActivePoint>
          </Drawing>
        )}
      </PointWalk>
      <Details>
        <summary>Show as a table</summary>
        <DataTable caption={title} large={table.rows.length > SHORT} {...table} />
      </Details>
    </Frame>
  );
}

import { chakra } from "@chakra-ui/react";
import { lazy, memo, type ReactNode, Suspense, useId } from "react";
import { SkeletonBar } from "../skeleton.tsx";
import { AsTable } from "./as-table.tsx";
import type { DrawnChart } from "./chart-drawing.tsx";
import { ChartKey } from "./chart-key.tsx";
import { AXIS_WIDTH, type Series } from "./chart-series.ts";
import type { ChartTable } from "./chart-table.ts";
import { DataTable } from "./data-table.tsx";
import { PointWalk } from "./point-walk.tsx";

const Frame = chakra("figure", { base: { width: "full", minWidth: "0" } });
const Caption = chakra("figcaption", { base: { mb: "3", fontWeight: "semibold" } });
const Under = chakra("ul", {
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    fontSize: { base: "0.6875rem", md: "xs" },
    textAlign: "center",
    listStyleType: "none",
    // What leads somewhere is as wide as its column.
    "& a": { display: "block" },
  },
});

/** As many rows stand in the page; a table of more scrolls in its own box. */
const SHORT = 13;

type Props = {
  title: string;
  marks: "columns" | "lines";
  /** Names the points, the oldest first. */
  names: readonly string[];
  /** One or two, a value for each point. */
  series: readonly [Series] | readonly [Series, Series];
  format: (value: number) => string;
  /** In pixels. */
  height: number;
  table: ChartTable;
  /** Whether the table begins with the point that is drawn last. */
  newestFirst?: boolean;
  /** Stands under each point, such as a link to its page; then each point carries its value, too. */
  under?: readonly ReactNode[];
};

const Drawing = lazy(() => import("./chart-drawing.tsx"));

/** Comes drawn with the page; rendered again before its script is there, React would throw that away. */
const LateDrawing = memo(function LateDrawing(drawn: DrawnChart) {
  return (
    <Suspense fallback={<SkeletonBar style={{ height: drawn.height }} borderRadius="lg" />}>
      <Drawing {...drawn} />
    </Suspense>
  );
});

/** "March 2025: Requests received 4, Sessions held 2". */
const sayRow = ([, ...columns]: readonly string[], [name, ...cells]: readonly string[]) =>
  `${name}: ${cells.map((cell, index) => `${columns[index]} ${cell}`).join(", ")}`;

/**
 * A chart in columns or lines with its title and its data as a table; its points are read out under the pointer or the
 * finger, and walked by keyboard, once the scripts are there. Drawing and table need none.
 */
export function Chart({ title, height, table, newestFirst = false, under, ...drawn }: Props) {
  const caption = useId();
  const said = table.rows.map((row) => sayRow(table.columns, row));
  return (
    <Frame aria-labelledby={caption}>
      <Caption id={caption}>{title}</Caption>
      <PointWalk label={title} points={newestFirst ? said.toReversed() : said} inset={AXIS_WIDTH}>
        {(active) => <LateDrawing {...drawn} height={height} valued={under !== undefined} active={active} />}
      </PointWalk>
      {under && (
        <Under style={{ paddingInlineStart: AXIS_WIDTH }}>
          {under.map((one, index) => (
            <li key={drawn.names[index]}>{one}</li>
          ))}
        </Under>
      )}
      {drawn.series.length > 1 && <ChartKey labels={drawn.series.map(({ label }) => label)} />}
      <AsTable>
        <DataTable caption={title} large={table.rows.length > SHORT} {...table} />
      </AsTable>
    </Frame>
  );
}

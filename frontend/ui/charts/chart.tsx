import { chakra } from "@chakra-ui/react";
import { lazy, memo, type ReactNode, Suspense, useId } from "react";
import { SkeletonBar } from "../layout/skeleton.tsx";
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
    // Links fill their column.
    "& a": { display: "block" },
  },
});

/** The number of rows a table shows on the page; longer tables scroll in their own box. */
const SHORT = 13;

type Props = {
  title: string;
  marks: "columns" | "lines";
  /** The points' labels, oldest first. */
  names: readonly string[];
  /** One or two series, with one value per point. */
  series: readonly [Series] | readonly [Series, Series];
  format: (value: number) => string;
  /** Height in pixels. */
  height: number;
  table: ChartTable;
  /** Whether the table starts with the most recent point. */
  newestFirst?: boolean;
  /** Rendered under each point, such as a link to its page; each point then shows its value, too. */
  under?: readonly ReactNode[];
};

const Drawing = lazy(() => import("./chart-drawing.tsx"));

/** Server-rendered; rendering it again before its script has loaded would make React discard the markup. */
const LateDrawing = memo(function LateDrawing(drawn: DrawnChart) {
  return (
    <Suspense fallback={<SkeletonBar style={{ height: drawn.height }} borderRadius="lg" />}>
      <Drawing {...drawn} />
    </Suspense>
  );
});

/** "March 2025: Requests received 4, Sessions held 2". */
const rowInWords = ([, ...columns]: readonly string[], [name, ...cells]: readonly string[]) =>
  `${name}: ${cells.map((cell, index) => `${columns[index]} ${cell}`).join(", ")}`;

/**
 * A column or line chart with its title and a data table. Once hydrated, its points are read out on hover or
 * touch and can be walked by keyboard; the drawing and the table need no script.
 */
export function Chart({ title, height, table, newestFirst = false, under, ...drawn }: Props) {
  const caption = useId();
  const said = table.rows.map((row) => rowInWords(table.columns, row));
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

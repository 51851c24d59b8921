import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { formatTime } from "../format.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { DataTable } from "./data-table.tsx";
import { PointWalk } from "./point-walk.tsx";

const WIDTH = 240;
const HEIGHT = 44;

const Drawing = chakra("svg", {
  base: { display: "block", width: "full", height: "11", mt: "3", overflow: "visible", color: "accent" },
});
const Range = chakra("p", {
  base: { display: "flex", justifyContent: "space-between", mt: "1", color: "fg.muted", fontSize: "xs" },
});
const Details = chakra("details", {
  base: {
    mt: "2",
    fontSize: "sm",
    "& summary": {
      width: "fit-content",
      py: "1",
      fontSize: { base: "xs", md: "sm" },
      color: "accent",
      fontWeight: "medium",
      cursor: "pointer",
    },
  },
});

/** A value at a time. */
export type TimedValue = { at: string; value: number };

type Props = {
  /** Names the table. */
  label: string;
  points: readonly TimedValue[];
  format: (value: number) => string;
};

/** Where each point is in the drawing: time from left to right, values from zero up. */
function placesOf(points: readonly TimedValue[]): { x: number; y: number }[] {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const highest = Math.max(...points.map(({ value }) => value)) || 1;
  return points.map(({ value }, index) => ({
    x: (((times[index] ?? first) - first) / (last - first || 1)) * WIDTH,
    y: (1 - value / highest) * HEIGHT,
  }));
}

/** Marks the point that the keyboard is at. */
const Mark = ({ x }: { x: number }) => (
  <line
    x1={x}
    x2={x}
    y1={0}
    y2={HEIGHT}
    stroke="currentColor"
    strokeWidth={2}
    vectorEffect="non-scaling-stroke"
  />
);

/** A small line over time, drawn without a library, so that it can be renewed often; its values stand in a table. */
export function SparkLine({ label, points, format }: Props) {
  const [open, setOpen] = useState(false);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2)
    return (
      <chakra.p mt="3" fontSize="xs" color="fg.muted">
        The chart begins with the second minute.
      </chakra.p>
    );
  const places = placesOf(points);
  const said = points.map(({ at, value }) => `${formatTime(at)} UTC: ${format(value)}`);
  return (
    <>
      <PointWalk label={label} points={said}>
        {(active) => (
          <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
            <polyline
              points={places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.75}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {active !== undefined && <Mark x={places[active]?.x ?? 0} />}
          </Drawing>
        )}
      </PointWalk>
      <Range aria-hidden>
        <span>{formatTime(first.at)}</span>
        <span>{formatTime(last.at)}</span>
      </Range>
      <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          Show as a table<VisuallyHidden>: {label}</VisuallyHidden>
        </summary>
        {open && (
          <DataTable
            large
            caption={label}
            columns={["Time (UTC)", label]}
            rows={points.toReversed().map(({ at, value }) => [formatTime(at), format(value)] as const)}
          />
        )}
      </Details>
    </>
  );
}

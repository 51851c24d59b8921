import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { formatTime } from "../format.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { DataTable } from "./data-table.tsx";

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
    "& summary": { width: "fit-content", py: "1", color: "accent", fontWeight: "medium", cursor: "pointer" },
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

/** Where the points are in the drawing: time from left to right, values from zero up. */
function placesOf(points: readonly TimedValue[]): string {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const highest = Math.max(...points.map(({ value }) => value)) || 1;
  const places = points.map(({ value }, index) => {
    const x = (((times[index] ?? first) - first) / (last - first || 1)) * WIDTH;
    return `${x.toFixed(1)},${((1 - value / highest) * HEIGHT).toFixed(1)}`;
  });
  return places.join(" ");
}

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
  return (
    <>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <polyline
          points={placesOf(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </Drawing>
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

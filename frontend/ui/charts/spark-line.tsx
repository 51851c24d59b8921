import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { formatTime } from "../display/format.ts";
import { AsTable } from "./as-table.tsx";
import { DataTable } from "./data-table.tsx";
import { PointWalk } from "./point-walk.tsx";
import { placesOf, SmallLine, type TimedValue } from "./small-line.tsx";

const Walk = chakra("div", { base: { mt: "3" } });
const Range = chakra("p", {
  base: { display: "flex", justifyContent: "space-between", mt: "1", color: "fg.muted", fontSize: "xs" },
});

type Props = {
  /** The name of the table. */
  label: string;
  points: readonly TimedValue[];
  format: (value: number) => string;
};

/** Returns the index of the point nearest to a position from 0 to 1. */
function nearestOf(points: readonly TimedValue[]): (place: number) => number {
  const places = placesOf(points);
  return (place) => {
    const distances = places.map(({ x }) => Math.abs(x - place));
    return distances.indexOf(Math.min(...distances));
  };
}

/** A sparkline of the last minutes with a readout; its values are also in a table. */
export function SparkLine({ label, points, format }: Props) {
  const [open, setOpen] = useState(false);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2)
    return (
      <chakra.p mt="3" fontSize="xs" color="fg.muted">
        The chart appears after two minutes of data.
      </chakra.p>
    );
  const said = points.map(({ at, value }) => `${formatTime(at)} UTC: ${format(value)}`);
  return (
    <>
      <Walk>
        <PointWalk label={label} points={said} nearest={nearestOf(points)}>
          {(active) => <SmallLine points={points} active={active} />}
        </PointWalk>
      </Walk>
      <Range aria-hidden>
        <span>{formatTime(first.at)}</span>
        <span>{formatTime(last.at)}</span>
      </Range>
      <AsTable of={label} onToggle={setOpen}>
        {open && (
          <DataTable
            large
            caption={label}
            columns={["Time (UTC)", label]}
            rows={points.toReversed().map(({ at, value }) => [formatTime(at), format(value)] as const)}
          />
        )}
      </AsTable>
    </>
  );
}

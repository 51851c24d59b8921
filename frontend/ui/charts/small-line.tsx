import { chakra } from "@chakra-ui/react";

const WIDTH = 240;
const HEIGHT = 44;

const Drawing = chakra("svg", {
  base: { display: "block", width: "full", height: "11", overflow: "visible", color: "accent" },
});

/** A value at a point in time. */
export type TimedValue = { at: string; value: number };

/** The position of each point as a share of the drawing: time from left to right, values from zero up. */
export function placesOf(points: readonly TimedValue[]): { x: number; y: number }[] {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const highest = Math.max(...points.map(({ value }) => value)) || 1;
  return points.map(({ value }, index) => ({
    x: ((times[index] ?? first) - first) / (last - first || 1),
    y: 1 - value / highest,
  }));
}

type Props = {
  points: readonly TimedValue[];
  /** The index of the marked point; the last one by default. */
  active?: number | undefined;
};

/**
 * A sparkline drawn without a library, for tiles and frequently updated figures; its text is rendered next to
 * it.
 */
export function SmallLine({ points, active = points.length - 1 }: Props) {
  const places = placesOf(points).map(({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT }));
  const marked = places[active];
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polyline
        points={places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {marked && (
        // A zero-length line with round caps stays a round dot however the drawing is stretched.
        <line
          x1={marked.x}
          x2={marked.x}
          y1={marked.y}
          y2={marked.y}
          stroke="currentColor"
          strokeWidth={7}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </Drawing>
  );
}

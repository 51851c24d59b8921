import type { XAxisTickContentProps } from "recharts";
import { labelLines } from "./label-lines.ts";

/** The height of a line, in pixels. */
const LINE = 14;

type Props = XAxisTickContentProps & { names: readonly string[] };

/** The label under a point, one of `names`. */
export function AxisLabel({ x, y, width, index, names }: Props) {
  const lines = labelLines(names, index, Number(width) / names.length);
  return (
    <text x={x} y={y} textAnchor="middle" fill="currentColor" fontSize={11}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} dy={at === 0 ? 10 : LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

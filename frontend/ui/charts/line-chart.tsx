import { Chart, useChart } from "@chakra-ui/charts";
import {
  CartesianGrid,
  LabelList,
  Line,
  LineChart as Lines,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { useActiveName } from "./active-point.ts";
import type { ChartPoint } from "./column-chart.tsx";
import { roundTicks } from "./round-ticks.ts";

type Props = { points: ChartPoint[]; label: string; format: (value: number) => string };

/** A line chart over time, from zero up; its last point carries its value. Loaded only where it is shown. */
export default function LineChart({ points, label, format }: Props) {
  const chart = useChart({
    data: points.map((point, index) => ({
      ...point,
      mark: index === points.length - 1 ? format(point.value) : undefined,
    })),
    series: [{ name: "value", label, color: "accent" }],
  });
  const ticks = roundTicks(points.map(({ value }) => value));
  const active = useActiveName(points);
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="full" fontSize="xs">
      <ResponsiveContainer>
        <Lines
          accessibilityLayer={false}
          data={chart.data}
          margin={{ top: 20, right: 28, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={chart.color("line")} />
          <XAxis dataKey="name" axisLine={false} tickLine={false} interval="equidistantPreserveStart" />
          <YAxis
            axisLine={false}
            tickLine={false}
            tickFormatter={format}
            width={56}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          />
          <Tooltip content={<Chart.Tooltip formatter={(value) => format(Number(value))} />} />
          {active !== undefined && <ReferenceLine x={active} stroke={chart.color("fg")} strokeWidth={2} />}
          <Line
            dataKey="value"
            name={label}
            stroke={chart.color("accent")}
            strokeWidth={2}
            dot={{ r: 3, fill: chart.color("accent") }}
            isAnimationActive={false}
          >
            <LabelList dataKey={chart.key("mark")} position="top" fill={chart.color("fg")} fontWeight={600} />
          </Line>
        </Lines>
      </ResponsiveContainer>
    </Chart.Root>
  );
}

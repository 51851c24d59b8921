import { Chart, useChart } from "@chakra-ui/charts";
import {
  CartesianGrid,
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

type Props = { points: ChartPoint[]; label: string; format: (value: number) => string };

/** A line chart over time. Loaded only where it is shown. */
export default function LineChart({ points, label, format }: Props) {
  const chart = useChart({ data: points, series: [{ name: "value", label, color: "accent" }] });
  const active = useActiveName(points);
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="full" fontSize="xs">
      <ResponsiveContainer>
        <Lines accessibilityLayer={false} data={chart.data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={chart.color("line")} />
          <XAxis dataKey="name" axisLine={false} tickLine={false} minTickGap={24} />
          <YAxis
            axisLine={false}
            tickLine={false}
            tickFormatter={format}
            width={56}
            domain={["auto", "auto"]}
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
          />
        </Lines>
      </ResponsiveContainer>
    </Chart.Root>
  );
}

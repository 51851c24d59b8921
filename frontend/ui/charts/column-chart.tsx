import { Chart, useChart } from "@chakra-ui/charts";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

/** A named number. */
export type ChartPoint = { name: string; value: number };

type Props = { points: ChartPoint[]; label: string; format: (value: number) => string };

/** A column chart. Loaded only where it is shown. */
export default function ColumnChart({ points, label, format }: Props) {
  const chart = useChart({ data: points, series: [{ name: "value", label, color: "accent" }] });
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="full" fontSize="xs">
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={chart.data}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={chart.color("line")} />
          <XAxis dataKey="name" axisLine={false} tickLine={false} interval="preserveStartEnd" />
          <YAxis axisLine={false} tickLine={false} tickFormatter={format} width={56} />
          <Tooltip
            cursor={{ fill: chart.color("bg.muted") }}
            content={<Chart.Tooltip formatter={(value) => format(Number(value))} />}
          />
          <Bar
            dataKey="value"
            name={label}
            fill={chart.color("accent")}
            radius={4}
            maxBarSize={48}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </Chart.Root>
  );
}

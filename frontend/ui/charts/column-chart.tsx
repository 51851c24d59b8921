import { Chart, useChart } from "@chakra-ui/charts";
import { chakra } from "@chakra-ui/react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { useActiveName } from "./active-point.ts";
import { roundTicks } from "./round-ticks.ts";

/** A named number. */
export type ChartPoint = { name: string; value: number };

type Props = {
  points: ChartPoint[];
  label: string;
  format: (value: number) => string;
  /** A second series, drawn beside the first: a number for each point. */
  beside?: { label: string; values: readonly number[] };
};

const Keys = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "4", pt: "2", color: "fg.muted" },
});
const Swatch = chakra("span", {
  base: { display: "inline-block", width: "2.5", height: "2.5", me: "1.5", borderRadius: "2px" },
});

/** Which color is which series. */
const Key = ({ series }: { series: readonly { text: string; color: string }[] }) => (
  <Keys>
    {series.map(({ text, color }) => (
      <span key={text}>
        <Swatch style={{ background: color }} />
        {text}
      </span>
    ))}
  </Keys>
);

/** A column chart; the last column of a single series carries its value. Loaded only where it is shown. */
export default function ColumnChart({ points, label, format, beside }: Props) {
  const chart = useChart({
    data: points.map((point, index) => ({
      ...point,
      beside: beside?.values[index] ?? 0,
      mark: !beside && index === points.length - 1 ? format(point.value) : undefined,
    })),
    series: [
      { name: "value", label, color: "accent" },
      ...(beside ? [{ name: "beside" as const, label: beside.label, color: "warning" }] : []),
    ],
  });
  const active = useActiveName(points);
  const ticks = roundTicks([...points.map(({ value }) => value), ...(beside?.values ?? [])]);
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="full" fontSize="xs">
      <ResponsiveContainer>
        <BarChart
          accessibilityLayer={false}
          data={chart.data}
          margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
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
          <Tooltip
            cursor={{ fill: chart.color("bg.muted") }}
            content={<Chart.Tooltip formatter={(value) => format(Number(value))} />}
          />
          {beside && (
            <Legend
              content={
                <Key
                  series={chart.series.map(({ label: text, color }) => ({
                    text: String(text),
                    color: chart.color(color),
                  }))}
                />
              }
            />
          )}
          {active !== undefined && <ReferenceLine x={active} stroke={chart.color("fg")} strokeWidth={2} />}
          {chart.series.map((series) => (
            <Bar
              key={String(series.name)}
              dataKey={chart.key(series.name)}
              name={String(series.label)}
              fill={chart.color(series.color)}
              radius={4}
              maxBarSize={48}
              isAnimationActive={false}
            >
              {!beside && (
                <LabelList
                  dataKey={chart.key("mark")}
                  position="top"
                  fill={chart.color("fg")}
                  fontWeight={600}
                />
              )}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Chart.Root>
  );
}

import { useChart } from "@chakra-ui/charts";
import { chakra } from "@chakra-ui/react";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Line,
  LineChart,
  ReferenceArea,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { AxisLabel } from "./axis-label.tsx";
import { SERIES_COLORS } from "./chart-key.tsx";
import { AXIS_WIDTH, type Series } from "./chart-series.ts";
import { roundTicks } from "./round-ticks.ts";

const Drawing = chakra("div", { base: { height: "full", fontSize: "xs" } });

type Props = {
  marks: "columns" | "lines";
  /** Names the points, the oldest first. */
  names: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Whether every point carries its value; else the last one does. */
  valued: boolean;
  /** The point that is read out. */
  active: number | undefined;
};

/** What a chart shows, from zero up; the values of two series are told apart by the readout. Loaded only where it is shown. */
export default function ChartDrawing({ marks, names, series, format, valued, active }: Props) {
  const last = names.length - 1;
  const marked = (index: number) => series.length === 1 && (valued || index === last);
  const { color } = useChart({ data: [] });
  const main = color(SERIES_COLORS[0]);
  // Less of the color in the columns before the last one, yet 3:1 on the page; no grid line shows through.
  const earlier = `color-mix(in srgb, ${main} 65%, ${color("bg")})`;
  const rows = names.map((_, index) => ({
    index,
    ...Object.fromEntries(series.map(({ values }, at) => [`value${at}`, values[index] ?? 0])),
    mark: marked(index) ? format(series[0]?.values[index] ?? 0) : undefined,
  }));
  const ticks = roundTicks(series.flatMap(({ values }) => values));
  // No grid line runs through a value.
  const mark = {
    fill: color("fg"),
    fontWeight: 600,
    stroke: color("bg"),
    strokeWidth: 6,
    paintOrder: "stroke",
  };
  const Frame = marks === "columns" ? BarChart : LineChart;
  const label = <LabelList dataKey="mark" position="top" {...mark} />;
  return (
    <Drawing>
      <ResponsiveContainer>
        <Frame accessibilityLayer={false} data={rows} margin={{ top: 20, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={color("line")} />
          <XAxis
            dataKey="index"
            scale="band"
            axisLine={false}
            tickLine={false}
            interval={0}
            height={36}
            tick={(tick) => <AxisLabel {...tick} names={names} />}
          />
          <YAxis
            axisLine={false}
            tickLine={false}
            tickFormatter={format}
            tick={{ fontSize: 11 }}
            width={AXIS_WIDTH}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          />
          {active !== undefined && (
            <ReferenceArea x1={active} x2={active} fill={color("fg")} fillOpacity={0.1} />
          )}
          {series.map((one, at) =>
            marks === "columns" ? (
              <Bar
                key={one.label}
                dataKey={`value${at}`}
                fill={color(SERIES_COLORS[at])}
                radius={4}
                maxBarSize={48}
                isAnimationActive={false}
              >
                {series.length === 1 &&
                  rows.map(({ index }) => <Cell key={index} fill={index === last ? main : earlier} />)}
                {label}
              </Bar>
            ) : (
              <Line
                key={one.label}
                dataKey={`value${at}`}
                stroke={color(SERIES_COLORS[at])}
                strokeWidth={2}
                dot={{ r: 3, fill: color(SERIES_COLORS[at]) }}
                isAnimationActive={false}
              >
                {label}
              </Line>
            ),
          )}
        </Frame>
      </ResponsiveContainer>
    </Drawing>
  );
}

import { chakra } from "@chakra-ui/react";
import { SERIES_COLORS } from "./chart-key.tsx";
import { AXIS_WIDTH, type Series } from "./chart-series.ts";
import { LABEL_WIDTHS, labelLines } from "./label-lines.ts";
import { roundTicks } from "./round-ticks.ts";

/** Space above and below the marks, in pixels: the highest value's label, and two lines of axis labels. */
const [OVER, UNDER] = [20, 36];
/** The height of a label line and the maximum width of a column, in pixels. */
const [LINE, WIDEST] = [14, 48];
/** The share of a point's width that its columns take up. */
const FILLED = 0.8;

/** Shown from one container width up to the next, by CSS alone, so that no script has to choose. */
const labelsByWidth = Object.fromEntries(
  LABEL_WIDTHS.map((from, at) => {
    const next = LABEL_WIDTHS[at + 1];
    const over = next ? `(width >= ${next}px)` : "";
    const under = at > 0 ? `(width < ${from}px)` : "";
    return [`& [data-labels="${from}"]`, { ...hiddenIn(over), ...hiddenIn(under) }];
  }),
);

function hiddenIn(widths: string) {
  return widths ? { [`@container ${widths}`]: { display: "none" } } : {};
}

// The marks must not take the focus away from the slider.
const Frame = chakra("div", {
  base: {
    display: "grid",
    // Leaves room for the value next to the last bar, which may be wider than the bar.
    mx: "-4",
    px: "4",
    overflow: "hidden",
    gridTemplateColumns: `${AXIS_WIDTH}px minmax(0, 1fr)`,
    color: "fg.muted",
    pointerEvents: "none",
    "& svg": { display: "block", width: "full", height: "full", overflow: "visible" },
    "& text": { fill: "currentColor", fontSize: "0.6875rem" },
    "& [data-mark]": {
      fill: "fg",
      stroke: "bg",
      strokeWidth: "6px",
      paintOrder: "stroke",
      fontSize: "xs",
      fontWeight: 600,
    },
    "& [data-grid]": { stroke: "line" },
    "& [data-active]": { fill: "fg", fillOpacity: 0.1 },
    "& [data-series='0']": { fill: SERIES_COLORS[0], stroke: SERIES_COLORS[0] },
    "& [data-series='1']": { fill: SERIES_COLORS[1], stroke: SERIES_COLORS[1] },
    "& rect[data-series]": { stroke: "none" },
    "& polyline[data-series]": { fill: "none", strokeWidth: "2px" },
    // Earlier columns are lighter but keep a contrast of 3:1 with the page; the grid must not show
    // through.
    "& rect[data-earlier]": { fill: `color-mix(in srgb, {colors.${SERIES_COLORS[0]}} 65%, {colors.bg})` },
  },
});
const Plot = chakra("div", { base: { containerType: "inline-size", ...labelsByWidth } });

export type DrawnChart = {
  marks: "columns" | "lines";
  /** The points' labels, oldest first. */
  names: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** Height in pixels. */
  height: number;
  /** Whether every point shows its value; otherwise only the last one does. */
  valued: boolean;
  /** The index of the point being read out. */
  active: number | undefined;
};

/**
 * The drawing of a chart, starting at zero; the readout distinguishes the values of two series. It adapts to
 * any width without measuring, so the server can render it.
 */
export default function ChartDrawing({ marks, names, series, format, height, valued, active }: DrawnChart) {
  const last = names.length - 1;
  const ticks = roundTicks(series.flatMap(({ values }) => values));
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const space = height - OVER - UNDER;
  const y = (value: number) => Math.round(OVER + ((highest - value) / (highest - lowest)) * space);
  const band = 100 / names.length;
  const middle = (index: number) => (index + 0.5) * band;
  const width = `min(${WIDEST}px, ${(band * FILLED) / series.length}%)`;
  const points = names.map((name, index) => ({ name, index }));
  return (
    <Frame aria-hidden style={{ height }}>
      <svg aria-hidden>
        {ticks.map((tick) => (
          <text key={tick} x={AXIS_WIDTH - 8} y={y(tick)} dy="0.355em" textAnchor="end">
            {format(tick)}
          </text>
        ))}
      </svg>
      <Plot>
        <svg aria-hidden>
          {ticks.map((tick) => (
            <line key={tick} data-grid="" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
          {active !== undefined && (
            <rect data-active="" x={`${active * band}%`} y={OVER} width={`${band}%`} height={space} />
          )}
          {series.map(({ label, values }, at) =>
            marks === "columns" ? (
              points.map(({ index }) => {
                const [top, foot] = [y(Math.max(0, values[index] ?? 0)), y(Math.min(0, values[index] ?? 0))];
                return (
                  <rect
                    key={`${label} ${index}`}
                    data-series={at}
                    data-earlier={series.length === 1 && index < last ? "" : undefined}
                    style={{ x: `calc(${middle(index)}% + ${at - series.length / 2} * ${width})`, width }}
                    y={top}
                    height={foot - top}
                    rx={4}
                  />
                );
              })
            ) : (
              <g key={label}>
                <svg aria-hidden viewBox={`0 0 ${names.length} ${height}`} preserveAspectRatio="none">
                  <polyline
                    data-series={at}
                    vectorEffect="non-scaling-stroke"
                    points={points.map(({ index }) => `${index + 0.5},${y(values[index] ?? 0)}`).join(" ")}
                  />
                </svg>
                {points.map(({ index }) => (
                  <circle
                    key={index}
                    data-series={at}
                    cx={`${middle(index)}%`}
                    cy={y(values[index] ?? 0)}
                    r={3}
                  />
                ))}
              </g>
            ),
          )}
          {series.length === 1 &&
            points
              .filter(({ index }) => valued || index === last)
              .map(({ index }) => (
                // Keeps grid lines from crossing the value.
                <text
                  key={index}
                  data-mark=""
                  x={`${middle(index)}%`}
                  y={y(Math.max(0, series[0]?.values[index] ?? 0)) - 6}
                  textAnchor="middle"
                >
                  {format(series[0]?.values[index] ?? 0)}
                </text>
              ))}
          {LABEL_WIDTHS.map((from) => (
            <g key={from} data-labels={from}>
              {points.map(({ name, index }) =>
                labelLines(names, index, from / names.length).map((line, at) => (
                  <text
                    key={`${name} ${line}`}
                    x={`${middle(index)}%`}
                    y={height - UNDER + LINE * (at + 1)}
                    textAnchor="middle"
                  >
                    {line}
                  </text>
                )),
              )}
            </g>
          ))}
        </svg>
      </Plot>
    </Frame>
  );
}

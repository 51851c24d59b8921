import { lazy } from "react";

/** A column chart. */
export const ColumnChart = lazy(() => import("./column-chart.tsx"));

/** A line chart over time. */
export const LineChart = lazy(() => import("./line-chart.tsx"));

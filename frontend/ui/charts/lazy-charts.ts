import { lazy } from "react";

/** Numbers as columns. */
export const ColumnChart = lazy(() => import("./column-chart.tsx"));

/** Numbers over time as a line. */
export const LineChart = lazy(() => import("./line-chart.tsx"));

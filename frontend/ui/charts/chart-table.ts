/** A chart's numbers: the first column names the row. */
export type ChartTable = {
  columns: readonly [string, ...string[]];
  rows: readonly (readonly [string, ...string[]])[];
};

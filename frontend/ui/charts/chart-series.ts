/** A named series: a value for each point. */
export type Series = { label: string; values: readonly number[] };

/** The place of an axis's labels beside a drawing, in pixels. */
export const AXIS_WIDTH = 46;

/** A named series with one value per point. */
export type Series = { label: string; values: readonly number[] };

/** The space reserved for axis labels next to a drawing, in pixels. */
export const AXIS_WIDTH = 46;

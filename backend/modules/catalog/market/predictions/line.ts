/** A value at a time, in any unit of time. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** A straight line fitted to points by least squares. */
export interface Line {
  valueAt(at: number): number;
  /** The standard error of a single new value at a time; 0 if all points lie on the line. */
  errorAt(at: number): number;
  /** The degrees of freedom of that error. */
  readonly freedom: number;
}

/** @param points three or more, at different times. */
export function fitLine(points: readonly Point[]): Line {
  const count = points.length;
  const center = mean(points.map(({ at }) => at));
  const middle = mean(points.map(({ value }) => value));
  const spread = sum(points.map(({ at }) => (at - center) ** 2));
  const slope = sum(points.map(({ at, value }) => (at - center) * (value - middle))) / spread;
  const valueAt = (at: number) => middle + slope * (at - center);
  const freedom = count - 2;
  const residual = sum(points.map(({ at, value }) => (value - valueAt(at)) ** 2)) / freedom;
  return {
    valueAt,
    errorAt: (at) => Math.sqrt(residual * (1 + 1 / count + (at - center) ** 2 / spread)),
    freedom,
  };
}

/** The arithmetic mean. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The maximum number of steps on an axis. */
const STEPS = 4;
const ROUND = [1, 2, 5, 10];

/** The axis ticks for a range of values: round numbers (1, 2 or 5 times a power of ten), including zero. */
export function roundTicks(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  if (lowest === highest) return [0, 1];
  const least = (highest - lowest) / STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (ROUND.find((times) => times * power >= least) ?? 10);
  const whole = values.every(Number.isInteger) ? Math.max(1, step) : step;
  const [first, last] = [Math.floor(lowest / whole), Math.ceil(highest / whole)];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * whole).toPrecision(12)),
  );
}

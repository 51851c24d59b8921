/** The number of intervals; Simpson's rule requires an even one. */
const STEPS = 400;

/**
 * Returns the probability that a value of Student's t is at most `t`.
 * @param freedom degrees of freedom, 1 or more.
 */
export function studentBelow(t: number, freedom: number): number {
  // With x = √freedom · tan(a), the density becomes a power of the cosine, which ends at a quarter turn.
  const inside = integrate((a) => Math.cos(a) ** (freedom - 1), Math.atan(t / Math.sqrt(freedom)));
  const half = integrate((a) => Math.cos(a) ** (freedom - 1), Math.PI / 2);
  return 0.5 + inside / half / 2;
}

/** Returns the value below which Student's t falls with a probability between .5 and 1. */
export function studentQuantile(probability: number, freedom: number): number {
  let [low, high] = [0, 1];
  while (studentBelow(high, freedom) < probability) high *= 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (studentBelow(middle, freedom) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Integrates from 0 by Simpson's rule. */
function integrate(f: (x: number) => number, end: number): number {
  const width = end / STEPS;
  let sum = f(0) + f(end);
  for (let step = 1; step < STEPS; step++) sum += f(step * width) * (step % 2 ? 4 : 2);
  return (sum * width) / 3;
}

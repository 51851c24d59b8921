/**
 * Returns the number of letters to add, remove, replace or swap with their neighbor to turn one word into the
 * other (optimal string alignment); `limit + 1` if there are more than `limit`.
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: second.length + 1 }, (_, place) => place);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1];
      let distance = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      );
      const swapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (swapped) distance = Math.min(distance, (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[second.length] as number;
}

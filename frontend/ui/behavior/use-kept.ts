import { useState } from "react";

/**
 * Returns a value, or the previous one while it is undefined, so that the screen keeps its content during a
 * refetch.
 */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}

import { useState } from "react";

/** A value, or the one before while there is none: what is on the screen stays while it is read again. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value);
  if (value !== undefined && value !== kept) setKept(value);
  return value ?? kept;
}

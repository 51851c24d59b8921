import { createContext, useContext } from "react";

/** Which point of a chart is marked, counted as they are drawn; undefined for none. */
export const ActivePoint = createContext<number | undefined>(undefined);

/** The name of the point that is marked; undefined for none. */
export function useActiveName(points: readonly { name: string }[]): string | undefined {
  const active = useContext(ActivePoint);
  return active === undefined ? undefined : points[active]?.name;
}

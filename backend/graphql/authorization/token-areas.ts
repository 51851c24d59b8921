import type { AccessRows } from "../../shared/module.ts";
import type { Area } from "../../shared/scopes.rules.ts";
import type { AreaOf } from "./authorization.ts";

/** Maps root fields to areas: that of their module, or `admin` for those restricted to administrators. */
export function tokenAreas(rows: readonly AccessRows[]): AreaOf {
  const areas = new Map<string, Area>();
  for (const { area, operations = {} } of rows)
    for (const [coordinate, audience] of Object.entries(operations)) {
      const own = audience === "administrators" ? "admin" : area;
      if (own) areas.set(coordinate, own);
    }
  return (coordinate) => areas.get(coordinate);
}

import { modules } from "../../modules.ts";
import type { Audience } from "../../shared/module.ts";

const rows = modules.map(({ access }) => access ?? {});

/** Who may call each query and mutation; a test fails for missing ones. */
export const OPERATIONS: Record<string, Audience> = Object.assign(
  {},
  ...rows.map(({ operations }) => operations),
);

/** Who may call each REST route; a test fails for missing ones. */
export const REST_CALLS: Record<string, Audience> = Object.assign(
  {},
  ...rows.map(({ restCalls }) => restCalls),
);

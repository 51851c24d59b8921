import { modules } from "../modules.ts";
import type { Audience } from "../shared/module.ts";

const rows = modules.map(({ access }) => access ?? {});

/** Who may call each query and mutation; one that is missing fails its test. */
export const OPERATIONS: Record<string, Audience> = Object.assign(
  {},
  ...rows.map(({ operations }) => operations),
);

/** Who may call each row of the REST table; one that is missing fails its test. */
export const REST_CALLS: Record<string, Audience> = Object.assign(
  {},
  ...rows.map(({ restCalls }) => restCalls),
);

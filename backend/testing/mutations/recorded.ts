import type { Action } from "../../modules/administration/audit/actions.ts";
import type { TestClient } from "../servers/test-app.ts";
import type { World } from "./world.ts";

/** Who calls a mutation with which arguments, as the document writes them. */
export interface Call {
  readonly by: TestClient;
  readonly args?: string;
  readonly variables?: Record<string, unknown>;
  readonly selection?: string;
}

/**
 * The one entry that a mutation adds, and a call that does so; `input` is the type of its variable `$input`, `after` are
 * the entries of other acts that it consists of.
 */
export interface Recorded {
  readonly action: Action;
  readonly after?: readonly Action[];
  readonly input?: string;
  readonly call: (world: World) => Promise<Call>;
}

export type RecordedMutations = Readonly<Record<string, Recorded>>;

import type { NormalizedCacheObject } from "@apollo/client";
import type { ThemeChoice } from "./theme/theme-choice.ts";

/** The element that carries the state from the server to the browser. */
export const STATE_ELEMENT = "apollo-state";

/** A route's failure, as the router takes it up again in the browser. */
export type RouteErrors = Record<
  string,
  { status: number; statusText: string; internal: boolean; data: null }
>;

/** What the browser needs to go on from the server's page. */
export type PageState = {
  cache: NormalizedCacheObject;
  publicUrl: string;
  theme?: ThemeChoice;
  errors?: RouteErrors;
};

/** JSON that can stand inside a script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

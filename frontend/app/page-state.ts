import type { ThemeChoice } from "./theme/theme-choice.ts";

/** Id of the element that carries the state from the server to the browser. */
export const STATE_ELEMENT = "page-state";

/** Id of the element with the styles of the page; its `data-ids` names them for the cache of styles. */
export const STYLES_ELEMENT = "page-styles";

/** The prefix of every generated class name. */
export const STYLE_KEY = "st";

/** A route's failure, as the router restores it in the browser. */
export type RouteErrors = Record<
  string,
  { status: number; statusText: string; internal: boolean; data: null }
>;

/** The state that the browser needs to continue from the server's page. */
export type PageState = {
  /** The answers of the operations that the page shows. */
  answers: Record<string, unknown>;
  publicUrl: string;
  theme?: ThemeChoice;
  errors?: RouteErrors;
};

/** JSON that is safe inside a script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

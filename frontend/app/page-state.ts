import type { ThemeChoice } from "./theme/theme-choice.ts";

/** The id of the element that carries the state from the server to the browser. */
export const STATE_ELEMENT = "page-state";

/** The id of the element with the page's styles; its `data-ids` lists them for the style cache. */
export const STYLES_ELEMENT = "page-styles";

/** The prefix of every generated class name. */
export const STYLE_KEY = "st";

/** A route's error in the form in which the router restores it in the browser. */
export type RouteErrors = Record<
  string,
  { status: number; statusText: string; internal: boolean; data: null }
>;

/** The state that the browser needs to continue from the server's page. */
export type PageState = {
  /** The responses to the operations that the page shows. */
  answers: Record<string, unknown>;
  publicUrl: string;
  theme?: ThemeChoice;
  errors?: RouteErrors;
};

/** Serializes JSON so that it is safe inside a script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

import createCache from "@emotion/cache";
import type { EmotionCache } from "@emotion/react";
import { StyleSheet } from "@emotion/sheet";
import { STYLE_KEY, STYLES_ELEMENT } from "./page-state.ts";

/** Emotion moves the elements that it adopts, and for each of them the browser lays the whole page out again. */
class AdoptingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

/** The browser's cache of styles, which knows those in the page and leaves them where they are. */
export function adoptStyles(): EmotionCache {
  const cache = createCache({ key: STYLE_KEY });
  cache.sheet = new AdoptingSheet({ key: STYLE_KEY, container: document.head });
  const served = document.getElementById(STYLES_ELEMENT)?.dataset.ids ?? "";
  for (const id of served.split(" ")) cache.inserted[id] = true;
  return cache;
}

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Parts of the sandbox that are not ours to mend: tabs with a button in each, and the colors of comments in dark. */
const TABS = ".graphiql-tabs";
export const EDITORS = ".monaco-editor";

/**
 * An analysis of what is on the page. Nothing is embedded in our pages, so that axe needs no page of its own to put
 * the findings of frames together; what passes is not reported. Either takes longer than the analysis itself.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .exclude(TABS)
    .exclude(EDITORS)
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
}

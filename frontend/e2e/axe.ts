import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * An analysis of what is on the page. Nothing is embedded in our pages, so that axe needs no page of its own to put
 * the findings of frames together; what passes is not reported. Either takes longer than the analysis itself.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

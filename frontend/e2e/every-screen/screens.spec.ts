import { test } from "../screen-test.ts";
import { SCREENS } from "../screens.ts";
import { expectWellMade } from "../well-made.ts";

for (const path of SCREENS) {
  test(`${path} is accessible in light and dark, stays where it is, and fits 360 px`, async ({ page }) => {
    await expectWellMade(page, path);
  });
}

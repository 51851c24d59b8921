import { expect, it } from "vitest";
import { screens } from "./screens.ts";

it.each(screens)("$path names the module that it loads", async ({ module, load }) => {
  const named: unknown = await import(/* @vite-ignore */ `../../../${module}`);
  expect(await load()).toBe(named);
});

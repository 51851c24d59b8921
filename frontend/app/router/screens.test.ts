import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { SCREENS } from "../../e2e/screens.ts";
import { screens } from "./screens.ts";

/** Screens with browser tests of their own: they need an account, or give one. */
const PERSONAL = ["/login", "/register", "/forgot-password", "/reset-password", "/dashboard", "/profile"];

it.each(screens)("$path names the module that it loads", async ({ module, load }) => {
  const named: unknown = await import(/* @vite-ignore */ `../../../${module}`);
  expect(await load()).toBe(named);
});

it("has a browser test for every screen", () => {
  const routes: RouteObject[] = screens.map(({ path }) => ({ path }));
  const visited = SCREENS.map((address) => {
    const { pathname } = new URL(address, "http://localhost");
    return matchRoutes(routes, pathname)?.at(-1)?.route.path;
  });
  expect(screens.map(({ path }) => path).filter((path) => !visited.includes(path))).toEqual(PERSONAL);
});

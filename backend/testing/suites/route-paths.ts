import type { IRouter } from "express";

type Layer = IRouter["stack"][number];

/** The paths of a router's routes, and of those of the routers within it. */
export function routePaths({ stack }: { readonly stack: readonly Layer[] }): (string | RegExp)[] {
  return stack.flatMap(({ route, handle }): (string | RegExp)[] => {
    if (route) return [route.path as string | RegExp];
    return "stack" in handle ? routePaths(handle as unknown as IRouter) : [];
  });
}

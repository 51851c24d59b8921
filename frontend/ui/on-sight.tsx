import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { watchNear } from "./near-screen.ts";

/**
 * A component whose script is fetched once it is near the screen. The server renders it as ever, and what it has sent
 * stays until the script is there; after a navigation, `waiting` does.
 */
export function onSight(load: () => Promise<ComponentType>, waiting: ReactNode): ComponentType {
  let show = () => {};
  const seen = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        show = resolve;
      });
  const Part = lazy(async () => {
    await seen;
    return { default: await load() };
  });
  return function OnSight() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? watchNear(place.current, show) : undefined), []);
    return (
      <div ref={place}>
        <Suspense fallback={waiting}>
          <Part />
        </Suspense>
      </div>
    );
  };
}

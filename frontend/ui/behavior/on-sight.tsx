import { type ComponentType, memo, type ReactNode, useEffect, useRef } from "react";
import { watchNear } from "./near-screen.ts";
import { onDemand } from "./on-demand.tsx";

/**
 * A component whose script is loaded once it is near the viewport; after a client-side navigation, `waiting`
 * is its placeholder.
 */
export function onSight(load: () => Promise<ComponentType>, waiting: ReactNode): ComponentType {
  let show = () => {};
  const seen = import.meta.env.SSR
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        show = resolve;
      });
  const Part = onDemand(async () => {
    await seen;
    return load();
  }, waiting);
  return memo(function OnSight() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? watchNear(place.current, show) : undefined), []);
    return (
      <div ref={place}>
        <Part />
      </div>
    );
  });
}

import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
} from "react";
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
    const Content = await load();
    return {
      default: function Loaded({ onThere }: { onThere: () => void }) {
        useEffect(onThere, [onThere]);
        return <Content />;
      },
    };
  });
  // Rendered again before its script is there, React would throw away what the server has sent.
  return memo(function OnSight() {
    const place = useRef<HTMLDivElement>(null);
    // What was pressed before is done now (frontend/app/start.ts).
    const onThere = useCallback(() => {
      place.current?.removeAttribute("data-awaits-script");
      place.current?.dispatchEvent(new Event("hydrated", { bubbles: true }));
    }, []);
    useEffect(() => (place.current ? watchNear(place.current, show) : undefined), []);
    return (
      <div ref={place} data-awaits-script="">
        <Suspense fallback={waiting}>
          <Part onThere={onThere} />
        </Suspense>
      </div>
    );
  });
}

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

/**
 * A component whose script is loaded when it is first rendered. Its server-rendered markup stays until then,
 * and early presses are replayed once the script has loaded (frontend/app/start.ts).
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const Content = await load();
    return {
      default: function Loaded({ props, onThere }: { props: Props; onThere: () => void }) {
        useEffect(onThere, [onThere]);
        return <Content {...props} />;
      },
    };
  });
  // Rendering again before the script has loaded would make React discard the server-rendered markup.
  return memo(function OnDemand(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const onThere = useCallback(() => {
      place.current?.removeAttribute("data-awaits-script");
      place.current?.dispatchEvent(new Event("hydrated", { bubbles: true }));
    }, []);
    return (
      <div ref={place} data-awaits-script="" style={{ display: "contents" }}>
        <Suspense fallback={waiting}>
          <Part props={props} onThere={onThere} />
        </Suspense>
      </div>
    );
  });
}

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
 * A component whose script is fetched when it is first shown. What the server has sent of it stays until then, and what
 * is pressed in it meanwhile is done once the script is there (frontend/app/start.ts).
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
  // Rendered again before its script is there, React would throw away what the server has sent.
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

import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { targetIn } from "./focus-target.ts";
import { onDemand } from "./on-demand.tsx";

/**
 * A form loaded when its button is pressed; it takes the focus once rendered, since the button is removed.
 */
export function onOpening<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  return onDemand(async () => {
    const Form = await load();
    return function Opened(props: Props) {
      const frame = useRef<HTMLDivElement>(null);
      useEffect(() => {
        if (frame.current) targetIn(frame.current)?.focus();
      }, []);
      return (
        <div ref={frame}>
          <Form {...props} />
        </div>
      );
    };
  }, waiting);
}

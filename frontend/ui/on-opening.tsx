import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { targetIn } from "./focus-target.ts";
import { onDemand } from "./on-demand.tsx";

/** A form that a button opens, fetched when it is: it takes the focus when it is there, since the button is gone. */
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

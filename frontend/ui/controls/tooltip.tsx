import { type ReactNode, useId, useRef, useState } from "react";
import type { Bubble } from "../machines/bubble.tsx";
import type { TooltipTrigger, TriggerHandlers } from "./tooltip-trigger.ts";

type Forward = (handlers: TriggerHandlers) => void;

type Props = {
  text: string;
  /** Renders the trigger with these props. */
  children: (trigger: TooltipTrigger) => ReactNode;
};

/** A tooltip for a hovered or focused element; its code is loaded on first interaction. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const textId = `${id}-text`;
  const [Shown, setShown] = useState<typeof Bubble>();
  const [open, setOpen] = useState(false);
  const machine = useRef<TriggerHandlers>(null);
  /** Events received before the state machine has loaded. */
  const missed = useRef<Forward>(undefined);

  const connect = (handlers: TriggerHandlers | null) => {
    machine.current = handlers;
    if (!handlers) return;
    missed.current?.(handlers);
    missed.current = undefined;
  };
  const approach = (forward: Forward) => {
    if (machine.current) return forward(machine.current);
    missed.current = forward;
    import("../machines/bubble.tsx").then(
      (loaded) => setShown(() => loaded.Bubble),
      // A tooltip is only a hint, so a failed load is ignored.
      () => {},
    );
  };
  const leave = (forward: Forward) => {
    missed.current = undefined;
    if (machine.current) forward(machine.current);
  };

  return (
    <>
      {children({
        id,
        "aria-describedby": open ? textId : undefined,
        onPointerMove: (event) => approach((on) => on.onPointerMove?.(event)),
        onFocus: (event) => approach((on) => on.onFocus?.(event)),
        onPointerLeave: (event) => leave((on) => on.onPointerLeave?.(event)),
        onPointerDown: (event) => leave((on) => on.onPointerDown?.(event)),
        onClick: (event) => leave((on) => on.onClick?.(event)),
        onBlur: (event) => leave((on) => on.onBlur?.(event)),
      })}
      {Shown && <Shown onReady={connect} triggerId={id} textId={textId} text={text} onOpenChange={setOpen} />}
    </>
  );
}

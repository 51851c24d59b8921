import type { DOMAttributes } from "react";

type Hears = "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onClick" | "onFocus" | "onBlur";

/** Event handlers of the trigger for the state machine. */
export type TriggerHandlers = Pick<DOMAttributes<HTMLElement>, Hears>;

/** What the trigger has to have. */
export type TooltipTrigger = TriggerHandlers & { id: string; "aria-describedby": string | undefined };

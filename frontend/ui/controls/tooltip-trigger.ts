import type { DOMAttributes } from "react";

type Hears = "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onClick" | "onFocus" | "onBlur";

/** The trigger's event handlers for the state machine. */
export type TriggerHandlers = Pick<DOMAttributes<HTMLElement>, Hears>;

/** The props that the trigger needs. */
export type TooltipTrigger = TriggerHandlers & { id: string; "aria-describedby": string | undefined };

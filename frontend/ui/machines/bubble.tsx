import { Portal, Tooltip, useTooltip } from "@chakra-ui/react";
import { useEffect } from "react";
import type { TriggerHandlers } from "../tooltip-trigger.ts";

/** How long the pointer rests before the text comes, in milliseconds. */
const OPEN_DELAY = 700;
/** How long it stays, and another one comes without waiting, after the pointer has left, in milliseconds. */
const SKIP_DELAY = 300;

type Props = {
  triggerId: string;
  textId: string;
  text: string;
  onOpenChange: (open: boolean) => void;
  /** Gets what the trigger's events go to, and null when that is gone. */
  onReady: (handlers: TriggerHandlers | null) => void;
};

/** The text of a tooltip beside its trigger; it goes by Escape, scrolling and when the pointer leaves. */
export function Bubble({ triggerId, textId, text, onOpenChange, onReady }: Props) {
  const api = useTooltip({
    ids: { trigger: triggerId, content: textId },
    openDelay: OPEN_DELAY,
    closeDelay: SKIP_DELAY,
    onOpenChange: ({ open }) => onOpenChange(open),
  });
  useEffect(() => {
    onReady(api.getTriggerProps());
    return () => onReady(null);
  });
  return (
    <Tooltip.RootProvider value={api} lazyMount unmountOnExit>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content
            zIndex="tooltip"
            maxWidth="xs"
            px="2.5"
            py="1.5"
            borderRadius="md"
            bg="fg"
            color="bg"
            fontSize="sm"
            boxShadow="xl"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.RootProvider>
  );
}

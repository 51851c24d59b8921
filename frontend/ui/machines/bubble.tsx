import { Portal, Tooltip, useTooltip } from "@chakra-ui/react";
import { useEffect } from "react";
import type { TriggerHandlers } from "../controls/tooltip-trigger.ts";

/** The delay before the tooltip opens, in milliseconds. */
const OPEN_DELAY = 700;
/**
 * How long after the pointer leaves the tooltip stays open and another opens without delay, in milliseconds.
 */
const SKIP_DELAY = 300;

type Props = {
  triggerId: string;
  textId: string;
  text: string;
  onOpenChange: (open: boolean) => void;
  /** Receives the trigger's event handlers, or null after unmounting. */
  onReady: (handlers: TriggerHandlers | null) => void;
};

/** A tooltip next to its trigger; it closes on Escape, on scroll, and when the pointer leaves. */
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

import { Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A dialog's name, what happens on Escape or a click beside it, and what it shows. */
export type DialogProps = {
  label: string;
  onClose: () => void;
  /** Whether it slides up from the bottom of the screen. */
  sheet?: boolean;
  children: ReactNode;
};

/** The open dialog. The caller decides in `onClose` whether to close it. */
export default function Modal({ label, onClose, sheet = false, children }: DialogProps) {
  return (
    <Dialog.Root open aria-label={label} onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop position="fixed" inset="0" zIndex="modal" bg="blackAlpha.500" />
        <Dialog.Positioner
          position="fixed"
          inset="0"
          zIndex="modal"
          display="flex"
          alignItems={sheet ? "flex-end" : "center"}
          justifyContent="center"
          p={sheet ? "0" : "4"}
          pt={sheet ? "12" : "4"}
        >
          <Dialog.Content
            position="relative"
            width="min(48rem, 100%)"
            maxHeight="full"
            overflowY="auto"
            overscrollBehavior="contain"
            borderWidth="1px"
            borderColor="line"
            borderRadius="xl"
            borderBottomRadius={sheet ? "0" : "xl"}
            bg="bg.raised"
            color="fg"
            boxShadow="xl"
          >
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

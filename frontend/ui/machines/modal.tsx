import { Dialog, Portal } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A dialog's name, what happens on Escape or a click beside it, and what it shows. */
export type DialogProps = { label: string; onClose: () => void; children: ReactNode };

/** The open dialog. The caller decides in `onClose` whether to close it. */
export default function Modal({ label, onClose, children }: DialogProps) {
  return (
    <Dialog.Root open aria-label={label} onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop position="fixed" inset="0" zIndex="modal" bg="blackAlpha.500" />
        <Dialog.Positioner
          position="fixed"
          inset="0"
          zIndex="modal"
          display="flex"
          alignItems="center"
          justifyContent="center"
          p="4"
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

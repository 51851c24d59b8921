import { lazy, Suspense } from "react";
import type { DialogProps } from "../machines/modal.tsx";

const Modal = lazy(() => import("../machines/modal.tsx"));

/**
 * A modal dialog, loaded when the first one opens: it traps the focus, closes on Escape and restores the
 * focus.
 */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}

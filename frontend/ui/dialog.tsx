import { lazy, Suspense } from "react";
import type { DialogProps } from "./machines/modal.tsx";

const Modal = lazy(() => import("./machines/modal.tsx"));

/** A modal dialog, fetched when the first one opens: it keeps the focus, closes by Escape and gives the focus back. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}

import { lazy, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { MAX_COMPARED } from "./compare-store.ts";
import { useCompared } from "./use-compared.ts";

const CompareBar = lazy(() => import("./compare-bar.tsx"));

/** The announcement about the tray. */
function words(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "1 solution to compare. Add another.";
  if (count < MAX_COMPARED) return `${count} solutions to compare`;
  return `${count} solutions to compare (the maximum)`;
}

/** The solutions to compare, at the bottom of every page while there are any. */
export function CompareTray() {
  const { items } = useCompared();
  const { pathname } = useLocation();
  if (pathname === "/compare") return null;
  return (
    <>
      <VisuallyHidden role="status">{words(items.length)}</VisuallyHidden>
      <Suspense>{items.length > 0 && <CompareBar words={words(items.length)} />}</Suspense>
    </>
  );
}

import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Scrolls to and focuses the element that the address's hash names, once it has rendered. */
export function useHashTarget<Target extends HTMLElement>(id: string | undefined): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to it counts, the same one twice too
  useEffect(() => {
    if (!id || hash !== `#${id}`) return;
    target.current?.scrollIntoView();
    target.current?.focus({ preventScroll: true });
  }, [id, hash, key]);
  return target;
}

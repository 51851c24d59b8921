import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus to the page's heading when the path changes, or as soon as the heading renders. An element
 * named by the address's hash takes precedence.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>) {
  const { pathname, hash } = useLocation();
  const heading = useRef({ awaited: false });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const present = main.current?.querySelector("h1");
    if (present) present.focus({ preventScroll: true });
    else heading.current.awaited = true;
  }, [pathname, hash, main]);
  return heading.current;
}

import { type RefObject, useEffect } from "react";
import { type Place, placeOf, targetNear } from "../../ui/behavior/focus-target.ts";

/** The attributes whose changes hide or disable a focused element, or enable it again. */
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "style"] };

/**
 * Keeps the focus in place when the focused element is removed, such as a deleted row or a button replaced by
 * a confirmation: what takes its place is focused. A button that was disabled for a moment gets the focus
 * back.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: HTMLElement | undefined;
    let place: Place = [];
    let frame = 0;
    const keep = () => {
      if (!focused || !main.current || document.activeElement !== document.body) return;
      const stays = focused.isConnected;
      // A disabled or hidden element may come back or be removed later, so wait for either.
      if (stays && (focused.matches(":disabled") || !focused.checkVisibility())) return;
      (stays ? focused : targetNear(place, main.current))?.focus();
    };
    const observer = new MutationObserver(() => {
      if (focused?.isConnected) place = placeOf(focused);
      // Runs after the effects of the same change, since a screen may move the focus itself.
      cancelAnimationFrame(frame);
      if (focused) frame = requestAnimationFrame(keep);
    });
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      place = placeOf(target);
    };
    // The user pressed somewhere else.
    const forget = () => {
      focused = undefined;
    };
    document.addEventListener("pointerdown", forget, true);
    document.addEventListener("focusin", onFocus);
    observer.observe(document.body, CHANGES);
    return () => {
      document.removeEventListener("pointerdown", forget, true);
      document.removeEventListener("focusin", onFocus);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [main]);
}

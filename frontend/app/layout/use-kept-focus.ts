import { type RefObject, useEffect } from "react";
import { type Place, placeOf, targetNear } from "../../ui/focus-target.ts";

/** What changes when the focused element goes, is hidden, or can be used again. */
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled", "style"] };

/**
 * Keeps the focus where its user is when the focused element goes, such as a row that was removed or a button that gives
 * way to a question: what stands in its place takes it. A button that was disabled for a moment gets it back.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: HTMLElement | undefined;
    let place: Place = [];
    let frame = 0;
    const keep = () => {
      if (!focused || !main.current || document.activeElement !== document.body) return;
      const stays = focused.isConnected;
      // One that is disabled or hidden is waited for: it comes back, or goes for good.
      if (stays && (focused.matches(":disabled") || !focused.checkVisibility())) return;
      (stays ? focused : targetNear(place, main.current))?.focus();
    };
    const observer = new MutationObserver(() => {
      if (focused?.isConnected) place = placeOf(focused);
      // After effects of the same change: a screen may move the focus itself.
      cancelAnimationFrame(frame);
      if (focused) frame = requestAnimationFrame(keep);
    });
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      place = placeOf(target);
    };
    // Whoever presses elsewhere has left it.
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

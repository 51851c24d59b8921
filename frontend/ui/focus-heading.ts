/** Moves the focus to the page's heading: the button that had it may have gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}

/** Moves the focus to the page's heading, for example after the focused button was removed. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("h1")?.focus();
}

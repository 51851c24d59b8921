import { useSyncExternalStore } from "react";

const ATTRIBUTE = "data-theme";

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

function shownTheme(): "light" | "dark" | "system" {
  const theme = document.documentElement.getAttribute(ATTRIBUTE);
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Returns the theme chosen for the page; "system" if none was. */
export const useShownTheme = () => useSyncExternalStore(subscribe, shownTheme, () => "system" as const);

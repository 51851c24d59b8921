import { createContext } from "react";

/** A forced color scheme, or undefined to follow the system. */
export type ThemeChoice = "light" | "dark" | undefined;

/** The current choice and its setter. */
export const ThemeChoiceContext = createContext<{
  theme: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
}>({ theme: undefined, setTheme: () => {} });

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The cookie that carries the choice to the server. */
export function themeCookie(theme: ThemeChoice): string {
  return theme
    ? `theme=${theme}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`
    : "theme=; Path=/; Max-Age=0; SameSite=Lax";
}

/** The next choice in the theme switch's cycle. */
export function nextTheme(theme: ThemeChoice): ThemeChoice {
  if (theme === undefined) return "dark";
  return theme === "dark" ? "light" : undefined;
}

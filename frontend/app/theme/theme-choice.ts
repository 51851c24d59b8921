import { createContext } from "react";

/** A forced theme, or what the system says. */
export type ThemeChoice = "light" | "dark" | undefined;

/** The choice in force and how to change it. */
export const ThemeChoiceContext = createContext<{
  theme: ThemeChoice;
  setTheme: (theme: ThemeChoice) => void;
}>({ theme: undefined, setTheme: () => {} });

const YEAR = 365 * 24 * 60 * 60;

/** The cookie that carries the choice to the server. */
export function themeCookie(theme: ThemeChoice): string {
  return theme
    ? `theme=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
    : "theme=; Path=/; Max-Age=0; SameSite=Lax";
}

/** The choice that follows when the switch is used. */
export function nextTheme(theme: ThemeChoice): ThemeChoice {
  if (theme === undefined) return "dark";
  return theme === "dark" ? "light" : undefined;
}

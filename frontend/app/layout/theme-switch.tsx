import { Monitor, Moon, Sun } from "lucide-react";
import { useContext } from "react";
import { Button } from "../../ui/button.tsx";
import { nextTheme, ThemeChoiceContext } from "../theme/theme-choice.ts";

/** Cycles through the color themes: system, dark, light. */
export function ThemeSwitch() {
  const { theme, setTheme } = useContext(ThemeChoiceContext);
  const Icon = theme === "dark" ? Moon : theme === "light" ? Sun : Monitor;
  const name = `Color theme: ${theme ?? "system"}`;
  return (
    <Button
      variant="ghost"
      size="icon"
      color="fg.muted"
      aria-label={name}
      title={name}
      onClick={() => setTheme(nextTheme(theme))}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

import { Monitor, Moon, Sun } from "lucide-react";
import { useContext } from "react";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { nextTheme, ThemeChoiceContext } from "../theme/theme-choice.ts";

/** What the next use of the switch does. */
const NEXT = { dark: "Use dark theme", light: "Use light theme", system: "Use system theme" } as const;

/** Goes from the system's color theme to dark, to light, and back. */
export function ThemeSwitch() {
  const { theme, setTheme } = useContext(ThemeChoiceContext);
  const Icon = theme === "dark" ? Moon : theme === "light" ? Sun : Monitor;
  const next = nextTheme(theme);
  return (
    <Tooltip text={NEXT[next ?? "system"]}>
      {({ onClick, ...trigger }) => (
        <Button
          {...trigger}
          variant="ghost"
          size="icon"
          color="fg.muted"
          aria-label={`Color theme: ${theme ?? "system"}`}
          onClick={(event) => {
            onClick?.(event);
            setTheme(next);
          }}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </Tooltip>
  );
}

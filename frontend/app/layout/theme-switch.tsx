import { Monitor, Moon, Sun } from "lucide-react";
import { useContext } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Tooltip } from "../../ui/controls/tooltip.tsx";
import { nextTheme, ThemeChoiceContext } from "../theme/theme-choice.ts";

/** The effect of the next press. */
const NEXT = { dark: "Use dark theme", light: "Use light theme", system: "Use system theme" } as const;

/** Cycles through the system's color scheme, dark and light. */
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

import { Monitor, Moon, Sun } from "lucide-react";
import { useContext } from "react";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { nextTheme, ThemeChoiceContext } from "../theme/theme-choice.ts";

/** Goes from the system's color theme to dark, to light, and back. */
export function ThemeSwitch() {
  const { theme, setTheme } = useContext(ThemeChoiceContext);
  const Icon = theme === "dark" ? Moon : theme === "light" ? Sun : Monitor;
  const name = `Color theme: ${theme ?? "system"}`;
  return (
    <Tooltip text={name}>
      {({ onClick, ...trigger }) => (
        <Button
          {...trigger}
          variant="ghost"
          size="icon"
          color="fg.muted"
          aria-label={name}
          onClick={(event) => {
            onClick?.(event);
            setTheme(nextTheme(theme));
          }}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </Tooltip>
  );
}

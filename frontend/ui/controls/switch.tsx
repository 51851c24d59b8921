import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: "6",
    py: "4",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Track = chakra("input", {
  base: {
    appearance: "none",
    position: "relative",
    flexShrink: 0,
    width: "11",
    height: "6",
    mt: "0.5",
    borderWidth: "1px",
    borderColor: "line.control",
    borderRadius: "full",
    bg: "bg.muted",
    cursor: "pointer",
    transition: "background-color 150ms ease-out",
    _before: {
      content: '""',
      position: "absolute",
      top: "2px",
      insetInlineStart: "2px",
      width: "18px",
      height: "18px",
      borderRadius: "full",
      bg: "fg.muted",
      transition: "transform 150ms ease-out",
    },
    _checked: {
      bg: "accent",
      borderColor: "accent",
      _before: { bg: "accent.contrast", transform: "translateX(20px)" },
    },
    _disabled: { cursor: "progress", opacity: 0.7 },
    // Forced colors remove the background, so the native checkbox is clearer.
    "@media (forced-colors: active)": { appearance: "auto", _before: { content: "none" } },
  },
});

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** An on/off setting that takes effect immediately. */
export function Switch({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <Row>
      <div>
        <chakra.label htmlFor={id} fontWeight="medium" cursor="pointer">
          {label}
        </chakra.label>
        {hint && (
          <chakra.p id={`${id}-hint`} fontSize="sm" color="fg.muted">
            {hint}
          </chakra.p>
        )}
      </div>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Row>
  );
}

import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { control } from "./field-styles.ts";

const Frame = chakra("div", { base: { position: "relative" } });
const Icon = chakra(ChevronDown, {
  base: {
    position: "absolute",
    insetInlineEnd: "3.5",
    top: "50%",
    translate: "0 -50%",
    pointerEvents: "none",
  },
});
const Select = chakra("select", {
  base: { ...control, appearance: "none", pe: "10", cursor: "pointer", textOverflow: "ellipsis" },
  variants: {
    compact: {
      true: { minHeight: "9", px: "3.5", fontSize: { base: "md", md: "sm" }, fontWeight: "semibold" },
    },
  },
});

/** An option of a select field. */
export type Choice = { value: string; label: string };

type Props = Omit<ComponentProps<typeof Select>, "children"> & {
  /** The accessible name, if there is no visible label. */
  label?: string;
  choices: readonly Choice[];
};

/** A native select: familiar on every device, and usable without JavaScript. */
export function SelectField({ label, choices, ...select }: Props) {
  return (
    <Frame>
      <Select {...select} aria-label={label}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Icon size={16} aria-hidden />
    </Frame>
  );
}

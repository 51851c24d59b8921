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

/** One choice of several. */
export type Choice = { value: string; label: string };

type Props = Omit<ComponentProps<typeof Select>, "children"> & {
  /** What it is called, where no label stands beside it. */
  label?: string;
  choices: readonly Choice[];
};

/** A native select: it opens as each device is used to, and works without a script. */
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

import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { control } from "./field-styles.ts";

const Frame = chakra("div", { base: { position: "relative", width: "full" } });
const Icon = chakra(Search, {
  base: {
    position: "absolute",
    insetInlineStart: "4",
    top: "50%",
    translate: "0 -50%",
    color: "fg.muted",
    pointerEvents: "none",
  },
});
const Input = chakra("input", {
  base: { ...control, ps: "11", "&::-webkit-search-cancel-button": { cursor: "pointer" } },
});

type Props = Omit<ComponentProps<typeof Input>, "type"> & { label: string };

/** A search field; its label is visually hidden, next to the magnifying glass. */
export function SearchField({ label, ...input }: Props) {
  return (
    <Frame>
      <Icon size={18} aria-hidden />
      <Input {...input} type="search" aria-label={label} autoComplete="off" enterKeyHint="search" />
    </Frame>
  );
}

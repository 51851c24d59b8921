import type { SystemStyleObject } from "@chakra-ui/react";

/** The look that every one-line control shares. */
export const control: SystemStyleObject = {
  width: "full",
  minHeight: "12",
  px: "4",
  borderWidth: "1px",
  borderColor: "line.control",
  borderRadius: "lg",
  bg: "bg.raised",
  color: "fg",
  // 16 px at least: smaller, and a phone zooms in on focus.
  fontSize: "md",
  transition: "border-color 150ms ease-out",
  _hover: { borderColor: "fg.muted" },
  _focusVisible: {
    outline: "2px solid",
    outlineColor: "accent",
    outlineOffset: "-1px",
    borderColor: "accent",
  },
  _invalid: { borderColor: "danger" },
};

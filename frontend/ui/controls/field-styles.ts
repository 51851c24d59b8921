import type { SystemStyleObject } from "@chakra-ui/react";

/** Styles shared by all single-line controls. */
export const control: SystemStyleObject = {
  width: "full",
  minHeight: "12",
  px: "4",
  borderWidth: "1px",
  borderColor: "line.control",
  borderRadius: "lg",
  bg: "bg.raised",
  color: "fg",
  // At least 16 px: with less, phones zoom in on focus.
  fontSize: "md",
  transition: "border-color 150ms ease-out",
  _hover: { borderColor: "fg.muted" },
  _focusVisible: {
    outline: "2px solid",
    outlineColor: "accent",
    outlineOffset: "-1px",
    borderColor: "accent",
  },
  // Stays marked as invalid while it is being corrected.
  _invalid: { borderColor: "danger", _focusVisible: { borderColor: "danger", outlineColor: "danger" } },
};

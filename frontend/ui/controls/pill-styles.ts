import type { SystemStyleObject } from "@chakra-ui/react";

/** A pill-shaped link among alternatives; the current one is filled. */
export const pill: SystemStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  minHeight: "9",
  px: "3.5",
  borderWidth: "1px",
  borderColor: "line.strong",
  borderRadius: "full",
  color: "fg.muted",
  fontSize: "sm",
  fontWeight: "medium",
  _print: { display: "none" },
  _hover: { color: "fg", borderColor: "fg.muted" },
  "&:is([aria-current=page], [aria-current=true])": { bg: "fg", color: "bg", borderColor: "fg" },
};

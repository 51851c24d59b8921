import { chakra } from "@chakra-ui/react";

const Code = chakra("pre", {
  base: {
    mb: "4",
    p: "4",
    // A long line is read whole; what is copied has no more lines than it had.
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "sm",
    lineHeight: "moderate",
  },
});

/** Code in a frame of its own; `label` says what it is. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <Code role="group" aria-label={label}>
    {children}
  </Code>
);

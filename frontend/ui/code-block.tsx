import { chakra } from "@chakra-ui/react";

const Code = chakra("pre", {
  base: {
    mb: "4",
    p: "4",
    overflowX: "auto",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "sm",
    lineHeight: "moderate",
  },
});

/** Code that scrolls in its own frame, also by keyboard; `label` says what it is. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <Code tabIndex={0} role="group" aria-label={label}>
    {children}
  </Code>
);

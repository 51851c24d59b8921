import { chakra } from "@chakra-ui/react";

const Code = chakra("pre", {
  base: {
    mb: "4",
    p: "4",
    // Long lines wrap on screen; copying keeps the original lines.
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

/** Code in its own frame, labeled by `label`. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <Code role="group" aria-label={label}>
    {children}
  </Code>
);

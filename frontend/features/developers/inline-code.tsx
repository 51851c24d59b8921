import { chakra } from "@chakra-ui/react";

const Code = chakra("code", { base: { fontFamily: "mono", fontSize: "0.92em", overflowWrap: "anywhere" } });

/** Renders text with `code` and **strong** markup. */
export const InlineCode = ({ text }: { text: string }) =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    const key = `${index}`;
    if (part.startsWith("`")) return <Code key={key}>{part.slice(1, -1)}</Code>;
    return part.startsWith("**") ? <strong key={key}>{part.slice(2, -2)}</strong> : part;
  });

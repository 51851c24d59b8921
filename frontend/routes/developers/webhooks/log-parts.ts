import { chakra } from "@chakra-ui/react";

/** A secondary line in the log. */
export const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });

/** A sent body or a response, verbatim. */
export const Code = chakra("pre", {
  base: {
    mt: "2",
    p: "3",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "xs",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

/** Details that expand on demand. */
export const Details = chakra("details", {
  base: { mt: "2", fontSize: "sm", "& summary": { cursor: "pointer", width: "fit-content" } },
});

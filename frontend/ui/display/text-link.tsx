import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

const textLink = {
  base: {
    color: "accent",
    fontWeight: "medium",
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "3px",
    _hover: { color: "accent.strong", textDecorationThickness: "2px" },
  },
} as const;

/** A text link to a page of this site. */
export const TextLink = chakra(Link, textLink);

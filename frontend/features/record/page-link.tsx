import { chakra } from "@chakra-ui/react";

const File = chakra("a", {
  base: {
    color: "accent",
    fontSize: "sm",
    fontWeight: "medium",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    _hover: { color: "accent.strong" },
  },
});

type Props = { page: { src: string; title: string; page: number } };

/** A link to the page of a document that words are quoted from. */
export function PageLink({ page: { src, title, page } }: Props) {
  return <File href={src}>{`${title}, page ${page}`}</File>;
}

import { chakra } from "@chakra-ui/react";
import { PenLine } from "lucide-react";

const Frame = chakra("aside", {
  base: {
    display: "flex",
    gap: "4",
    maxWidth: "prose",
    mt: "10",
    p: "5",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
    "& svg": { flexShrink: 0, color: "accent" },
  },
});

/** A box about the blog's author. */
export const AuthorBox = () => (
  <Frame aria-label="Author">
    <PenLine size={24} strokeWidth={1.75} aria-hidden />
    <div>
      <chakra.p fontWeight="semibold">SportsTech Hub editorial team</chakra.p>
      <chakra.p mt="1" color="fg.muted" fontSize="sm">
        We write for the people who choose and use sports technology, and show the evidence behind every
        claim.
      </chakra.p>
    </div>
  </Frame>
);

import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeading } from "../../ui/layout/page-heading.tsx";
import { ChalkPitch } from "./chalk-pitch.tsx";

const Columns = chakra(Page, {
  base: {
    flex: "1",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 27rem) minmax(0, 1fr)" },
    gap: { lg: "20" },
    alignItems: "start",
    pt: { base: "10", md: "16" },
  },
});
const Column = chakra("div", {
  base: { width: "full", maxWidth: "27rem", mx: { base: "auto", lg: "0" } },
});
const Intro = chakra("p", { base: { mt: "2", mb: "8", color: "fg.muted" } });
const Aside = chakra("aside", {
  base: {
    position: "sticky",
    top: "8",
    display: { base: "none", lg: "flex" },
    flexDirection: "column",
    justifyContent: "flex-end",
    minHeight: "34rem",
    overflow: "hidden",
    p: "10",
    borderRadius: "xl",
    bg: "pitch",
    color: "pitch.fg",
  },
});

type Props = { title: string; intro: ReactNode; children: ReactNode };

/** The frame of the sign-in and registration screens: the form, with the pitch next to it. */
export function Entrance({ title, intro, children }: Props) {
  return (
    <Columns>
      <Column>
        <PageHeading>{title}</PageHeading>
        <Intro>{intro}</Intro>
        {children}
      </Column>
      <Aside>
        <ChalkPitch />
        <chakra.p position="relative" textStyle="headline" fontSize="4xl" maxWidth="20rem">
          Tell us what you need. See what fits, and why.
        </chakra.p>
        <chakra.p position="relative" mt="4" maxWidth="24rem" color="pitch.muted">
          Solutions, opportunities, vendors, research and market data for sports, all in one place.
        </chakra.p>
      </Aside>
    </Columns>
  );
}

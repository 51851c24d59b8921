import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Page } from "../../ui/layout/page.tsx";
import { PageHero } from "../../ui/layout/page-hero.tsx";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";

const Content = chakra(Page, {
  base: {
    pt: { base: "8", md: "12" },
    "& h2": {
      mt: "10",
      mb: "3",
      fontSize: "xl",
      fontWeight: "semibold",
      scrollMarginTop: "24",
      _first: { mt: "0" },
    },
    "& h3": { mt: "8", mb: "2", fontSize: "lg", fontWeight: "semibold" },
    "& p, & ul, & ol": { maxWidth: "prose", mb: "4", lineHeight: "tall" },
    "& ul, & ol": { ps: "5", listStyleType: "disc" },
    "& li": { mb: "1.5" },
    "& code": { fontFamily: "mono", fontSize: "0.92em", overflowWrap: "anywhere" },
  },
});

type Props = {
  title: string;
  lead: string;
  description: string;
  path: string;
  /** Links to the other pages of the section. */
  nav?: ReactNode;
  children: ReactNode;
};

/** A text page about the site itself. */
export function ProsePage({ title, lead, description, path, nav, children }: Props) {
  return (
    <>
      <PageMetadata title={title} description={description} path={path} />
      <PageHero title={title} lead={lead}>
        {nav}
      </PageHero>
      <Content>{children}</Content>
    </>
  );
}

/** Has no loading state: there is no data to load. */
export const ProseLoading = () => null;

import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Page } from "./page.tsx";
import { PageHeading } from "./page-heading.tsx";

const Band = chakra("div", { base: { borderBottomWidth: "1px", borderColor: "line" } });
const Content = chakra(Page, { base: { pt: { base: "8", md: "14" }, pb: { base: "6", md: "7" } } });
const Lead = chakra("p", {
  base: { mt: "3", maxWidth: "prose", color: "fg.muted", fontSize: { base: "md", md: "lg" } },
});

type Props = { title: string; lead: string; children?: ReactNode };

/** The header of a section's screen; `children` are its controls. */
export function PageHero({ title, lead, children }: Props) {
  return (
    <Band>
      <Content>
        <PageHeading>{title}</PageHeading>
        <Lead>{lead}</Lead>
        {children}
      </Content>
    </Band>
  );
}

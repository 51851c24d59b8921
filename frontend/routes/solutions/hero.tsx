import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

const Band = chakra("div", { base: { borderBottomWidth: "1px", borderColor: "line" } });
const Content = chakra(Page, { base: { pt: { base: "8", md: "14" }, pb: { base: "6", md: "7" } } });
const Lead = chakra("p", { base: { mt: "3", color: "fg.muted", fontSize: { base: "md", md: "lg" } } });

/** The head of the screen; `children` are its controls. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <Band>
      <Content>
        <PageHeading>Technology Solutions</PageHeading>
        <Lead>What clubs, academies and federations use, side by side.</Lead>
        {children}
      </Content>
    </Band>
  );
}

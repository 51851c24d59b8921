import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useViewer } from "../../features/viewer/use-viewer.ts";
import { Page } from "../../ui/page.tsx";
import { Logo } from "./logo.tsx";
import { accountLinks, entranceLinks, sections } from "./navigation.ts";

const Frame = chakra("footer", {
  base: { borderTopWidth: "1px", borderColor: "line", bg: "bg.subtle" },
});
const Row = chakra(Page, {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    justifyContent: "space-between",
    gap: "8",
    py: "12",
  },
});
const Text = chakra("p", { base: { mt: "2", maxWidth: "xs", color: "fg.muted", fontSize: "sm" } });
const Links = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(2, auto)",
    columnGap: "12",
    rowGap: "1",
    listStyleType: "none",
  },
});
const Section = chakra(Link, {
  base: {
    display: "inline-block",
    py: "1.5",
    color: "fg.muted",
    fontSize: "sm",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

/** The end of every page: who this is, and every way on. */
export function Footer() {
  const links = [...sections, ...(useViewer().viewer ? accountLinks : entranceLinks)];
  return (
    <Frame>
      <Row>
        <div>
          <Logo />
          <Text>Sports technology, found by what you need and shown with its evidence.</Text>
        </div>
        <nav aria-label="Footer">
          <Links>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Section to={to}>{label}</Section>
              </li>
            ))}
          </Links>
        </nav>
      </Row>
    </Frame>
  );
}

import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useViewer } from "../../features/viewer/use-viewer.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Logo } from "./logo.tsx";
import { accountLinks, entranceLinks, hubPages, sections } from "./navigation.ts";

const Frame = chakra("footer", {
  base: { borderTopWidth: "1px", borderColor: "line", bg: "bg.subtle" },
});
const Row = chakra(Page, {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    justifyContent: "space-between",
    gap: { base: "6", md: "8" },
    py: { base: "8", md: "12" },
  },
});
const Text = chakra("p", { base: { mt: "2", maxWidth: "xs", color: "fg.muted", fontSize: "sm" } });
const Columns = chakra("nav", {
  base: {
    display: { base: "grid", md: "flex" },
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: { base: "6", md: "14" },
    rowGap: "6",
    // On a phone the second column is as tall as the others combined.
    "& > :nth-child(2)": { gridRow: "1 / span 2", gridColumn: "2" },
  },
});
const Title = chakra("h2", { base: { mb: "1", fontSize: "sm", fontWeight: "semibold" } });
const Target = chakra(Link, {
  base: {
    display: "inline-block",
    py: { base: "1", md: "1.5" },
    color: "fg.muted",
    fontSize: "sm",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

/** The sandbox has a more permissive content security policy, which only a full page load applies. */
const hasOwnPolicy = (to: string) => to === "/sandbox";

type Column = { title: string; links: readonly { to: string; label: string }[] };

function LinkColumn({ title, links }: Column) {
  const id = useId();
  return (
    <div>
      <Title id={id}>{title}</Title>
      <chakra.ul aria-labelledby={id} listStyleType="none">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Target to={to} reloadDocument={hasOwnPolicy(to)}>
              {label}
            </Target>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

/** The footer of every page, with links to all sections. */
export function Footer() {
  const { viewer } = useViewer();
  return (
    <Frame>
      <Row>
        <div>
          <Logo />
          <Text>Find sports technology that fits your needs, with the evidence behind it.</Text>
        </div>
        <Columns aria-label="Footer">
          <LinkColumn title="Discover" links={sections} />
          <LinkColumn title="The hub" links={hubPages} />
          <LinkColumn title="Your account" links={viewer ? accountLinks : entranceLinks} />
        </Columns>
      </Row>
    </Frame>
  );
}

import { chakra } from "@chakra-ui/react";
import { NavLink } from "react-router-dom";
import { Bell } from "../../features/notifications/bell.tsx";
import { SearchButton } from "../../features/search/search-button.tsx";
import { useViewer } from "../../features/viewer/use-viewer.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { listYourCompany, sections, signedInSections } from "./navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

const Bar = chakra("header", {
  base: {
    position: "sticky",
    top: "0",
    zIndex: "docked",
    borderBottomWidth: "1px",
    borderColor: "line",
    bg: "bg",
  },
});
const Row = chakra(Page, {
  base: { display: "flex", alignItems: "center", gap: { base: "1", sm: "3", xl: "4" }, minHeight: "16" },
});
const Links = chakra("nav", {
  base: {
    display: { base: "none", lg: "flex" },
    // Wraps to two lines with wider fonts.
    flexWrap: "wrap",
    minWidth: "0",
    columnGap: { lg: "3.5", xl: "4" },
    alignSelf: "stretch",
  },
});
const Section = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    borderBlockWidth: "2px",
    borderColor: "transparent",
    mb: "-1px",
    color: "fg.muted",
    fontSize: "sm",
    whiteSpace: "nowrap",
    transition: "color 150ms ease-out",
    _hover: { color: "fg" },
    "&[aria-current=page]": { color: "fg", fontWeight: "medium", borderBottomColor: "accent" },
  },
});
const Account = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "0", sm: "1" },
    ms: "auto",
    // A long name wraps before the sections do.
    flexShrink: { xl: "10" },
  },
});

/** The header of every page: logo, sections and account. */
export function Header() {
  const { viewer } = useViewer();
  return (
    <Bar>
      <Row>
        <Logo />
        <Links aria-label="Main">
          {(viewer ? signedInSections : sections).map(({ to, label }) => (
            <Section key={to} to={to}>
              {label}
            </Section>
          ))}
        </Links>
        <Account>
          <SearchButton />
          <ThemeSwitch />
          {viewer && <Bell unread={viewer.unreadNotifications ?? 0} />}
          {viewer ? (
            <AccountMenu viewer={viewer} />
          ) : (
            <>
              <ButtonLink to={listYourCompany.to} variant="ghost" hideBelow="xl" whiteSpace="nowrap">
                {listYourCompany.label}
              </ButtonLink>
              <ButtonLink to="/login" variant="ghost" hideBelow="lg" whiteSpace="nowrap">
                Sign In
              </ButtonLink>
              <ButtonLink to="/register" variant="primary" hideBelow="lg" whiteSpace="nowrap">
                Get Started
              </ButtonLink>
            </>
          )}
          <MobileMenu viewer={viewer} />
        </Account>
      </Row>
    </Bar>
  );
}

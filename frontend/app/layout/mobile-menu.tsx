import { chakra } from "@chakra-ui/react";
import { Menu, X } from "lucide-react";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { useSignOut } from "../../features/viewer/use-sign-out.ts";
import type { Viewer } from "../../features/viewer/use-viewer.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDisclosure } from "../../ui/use-disclosure.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { accountLinks, sections, signedInSections } from "./navigation.ts";

const Panel = chakra("div", {
  base: {
    position: "absolute",
    insetX: "0",
    top: "calc(100% + 1px)",
    zIndex: "docked",
    px: { base: "4", md: "6" },
    pt: "2",
    pb: "6",
    borderBottomWidth: "1px",
    borderColor: "line",
    bg: "bg",
    boxShadow: "xl",
    // The shadow falls on the page, not on the bar above.
    clipPath: "inset(0 0 -3rem 0)",
    lg: { display: "none" },
  },
});
const Section = chakra(NavLink, {
  base: {
    display: "block",
    py: "3.5",
    borderBottomWidth: "1px",
    borderColor: "line",
    fontSize: "lg",
    color: "fg",
    "&[aria-current=page]": { color: "accent", fontWeight: "semibold" },
  },
});

const Ways = chakra("div", { base: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3", mt: "6" } });

/** Sign-in and sign-up, or one's own pages and the way out. */
function Account({ viewer }: { viewer: Viewer | null }) {
  const { signOut, busy } = useSignOut();
  if (!viewer) {
    return (
      <Ways>
        <ButtonLink to="/login" size="md">
          Sign In
        </ButtonLink>
        <ButtonLink to="/register" variant="primary" size="md">
          Get Started
        </ButtonLink>
      </Ways>
    );
  }
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="3" mt="6">
        <Avatar name={name} src={viewer.avatar} />
        <chakra.div minWidth="0">
          <chakra.p fontWeight="semibold" truncate>
            {name}
          </chakra.p>
          <chakra.p fontSize="sm" color="fg.muted">
            {viewer.roleLabel}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <Ways>
        {accountLinks.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="md">
            {label}
          </ButtonLink>
        ))}
        <Button size="md" gridColumn="1 / -1" disabled={busy} onClick={signOut}>
          Sign Out
        </Button>
      </Ways>
    </>
  );
}

/** The same links on a small screen, behind a button. */
export function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const { open, setOpen, button, area } = useDisclosure();
  const panel = useId();
  const hydrated = useHydrated();
  return (
    <chakra.div ref={area} hideFrom="lg">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        me="-2"
        // Until the page is alive a click would be lost.
        disabled={!hydrated}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-label={open ? "Close menu" : "Open menu"}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden strokeWidth={1.75} /> : <Menu aria-hidden strokeWidth={1.75} />}
      </Button>
      {open && (
        <Panel id={panel}>
          <nav aria-label="Main, small screen">
            {(viewer ? signedInSections : sections).map(({ to, label }) => (
              <Section key={to} to={to}>
                {label}
              </Section>
            ))}
          </nav>
          <Account viewer={viewer} />
        </Panel>
      )}
    </chakra.div>
  );
}

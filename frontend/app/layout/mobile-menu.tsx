import { chakra } from "@chakra-ui/react";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { useSignOut } from "../../features/viewer/use-sign-out.ts";
import type { Viewer } from "../../features/viewer/use-viewer.ts";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { accountLabel, accountLinksOf, listYourCompany, sections, signedInSections } from "./navigation.ts";

const Panel = chakra("div", {
  base: {
    position: "fixed",
    inset: "auto",
    // Below the header and its border.
    top: "calc({sizes.16} + 1px)",
    width: "full",
    maxHeight: "calc(100dvh - {sizes.16} - 1px)",
    m: "0",
    overflowY: "auto",
    px: { base: "4", md: "6" },
    pt: "2",
    pb: "6",
    borderWidth: "0 0 1px",
    borderColor: "line",
    bg: "bg",
    color: "fg",
    boxShadow: "xl",
    // Casts the shadow on the page but not on the header above.
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

const LinkGrid = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3", mt: "6" },
});

function ListYourCompany({ column }: { column?: string }) {
  return (
    <ButtonLink to={listYourCompany.to} size="md" gridColumn={column}>
      {listYourCompany.label}
    </ButtonLink>
  );
}

/** Links to sign in and sign up, or to the user's pages and Sign Out. */
function Account({ viewer }: { viewer: Viewer | null }) {
  const { signOut, busy } = useSignOut();
  if (!viewer) {
    return (
      <LinkGrid>
        <ButtonLink to="/login" size="md">
          Sign In
        </ButtonLink>
        <ButtonLink to="/register" variant="primary" size="md">
          Get Started
        </ButtonLink>
        <ListYourCompany column="1 / -1" />
      </LinkGrid>
    );
  }
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="3" mt="6">
        <Avatar name={name} src={viewer.picture?.src ?? viewer.avatar} />
        <chakra.div minWidth="0">
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p fontSize="sm" color="fg.muted">
            {viewer.roleLabel}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <LinkGrid>
        {accountLinksOf(viewer).map((link) => (
          <ButtonLink key={link.to} to={link.to} size="md">
            {accountLabel(link, viewer)}
          </ButtonLink>
        ))}
        <ListYourCompany />
        <Button size="md" disabled={busy} onClick={signOut}>
          Sign Out
        </Button>
      </LinkGrid>
    </>
  );
}

/** The navigation on small screens, in a native popover, which opens before any script has loaded. */
export function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    // Navigation closes it; hydration doesn't, since it may have been opened before.
    if (lastKey.current !== key) panel.current?.hidePopover();
    else setOpen(panel.current?.matches(":popover-open") ?? false);
    lastKey.current = key;
  }, [key]);
  return (
    <chakra.div hideFrom="lg">
      <Button
        variant="ghost"
        size="icon"
        me="-2"
        popoverTarget={id}
        aria-label={open ? "Close menu" : "Open menu"}
      >
        {open ? <X aria-hidden strokeWidth={1.75} /> : <Menu aria-hidden strokeWidth={1.75} />}
      </Button>
      <Panel ref={panel} id={id} popover="auto" onToggle={({ newState }) => setOpen(newState === "open")}>
        <nav aria-label="Main, small screen">
          {(viewer ? signedInSections : sections).map(({ to, label }) => (
            <Section key={to} to={to}>
              {label}
            </Section>
          ))}
        </nav>
        <Account viewer={viewer} />
      </Panel>
    </chakra.div>
  );
}

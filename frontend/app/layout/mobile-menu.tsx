import { chakra } from "@chakra-ui/react";
import { Menu, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { sections } from "./navigation.ts";

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

/** The same links on a small screen, behind a button. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        me="-2"
        hideFrom="lg"
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
            {sections.map(({ to, label }) => (
              <Section key={to} to={to}>
                {label}
              </Section>
            ))}
          </nav>
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" mt="6">
            <ButtonLink to="/login" size="md">
              Sign In
            </ButtonLink>
            <ButtonLink to="/register" variant="primary" size="md">
              Get Started
            </ButtonLink>
          </chakra.div>
        </Panel>
      )}
    </>
  );
}

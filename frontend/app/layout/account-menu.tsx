import { chakra } from "@chakra-ui/react";
import { ChevronDown, LogOut, Settings, UserRound } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useSignOut } from "../../features/viewer/use-sign-out.ts";
import type { Viewer } from "../../features/viewer/use-viewer.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { useDisclosure } from "../../ui/use-disclosure.ts";
import { accountLinks } from "./navigation.ts";

const Area = chakra("div", { base: { position: "relative", hideBelow: "lg" } });
const Who = chakra("span", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    maxWidth: "40",
    fontSize: "sm",
    lineHeight: "short",
    hideBelow: "xl",
    "& > *": { maxWidth: "full", truncate: true },
  },
});
const Panel = chakra("div", {
  base: {
    position: "absolute",
    top: "calc(100% + 0.5rem)",
    insetInlineEnd: "0",
    zIndex: "docked",
    width: "60",
    p: "2",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "xl",
  },
});
const item = {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    width: "full",
    px: "3",
    py: "2.5",
    borderRadius: "md",
    color: "fg",
    fontSize: "md",
    cursor: "pointer",
    "& svg": { color: "fg.muted" },
    _hover: { bg: "bg.muted" },
  },
} as const;
const ItemLink = chakra(Link, item);
const ItemButton = chakra("button", item, { defaultProps: { type: "button" } });

const ICONS = { Profile: UserRound, Settings } as const;

/** Whoever is signed in, and the way to their own pages and out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { open, setOpen, button, area } = useDisclosure();
  const { signOut, busy } = useSignOut();
  const panel = useId();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <Area ref={area}>
      <Button
        ref={button}
        variant="ghost"
        px="2"
        textAlign="start"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-label={`Account menu: ${name}, ${viewer.roleLabel}`}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} src={viewer.avatar} size={34} />
        <Who>
          <span>{name}</span>
          <chakra.span color="fg.muted" fontWeight="normal" fontSize="xs">
            {viewer.roleLabel}
          </chakra.span>
        </Who>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </Button>
      {open && (
        <Panel id={panel}>
          <chakra.div px="3" pt="2" pb="3" mb="2" borderBottomWidth="1px" borderColor="line">
            <chakra.p fontSize="sm" color="fg.muted">
              My Account
            </chakra.p>
            <chakra.p fontWeight="semibold" truncate>
              {name}
            </chakra.p>
            <chakra.p fontSize="sm" color="fg.muted">
              {viewer.roleLabel}
            </chakra.p>
          </chakra.div>
          <nav aria-label="Account">
            {accountLinks.map(({ to, label }) => {
              const Icon = ICONS[label];
              return (
                <ItemLink key={to} to={to}>
                  <Icon size={17} strokeWidth={1.75} aria-hidden />
                  {label}
                </ItemLink>
              );
            })}
          </nav>
          <ItemButton disabled={busy} onClick={signOut}>
            <LogOut size={17} strokeWidth={1.75} aria-hidden />
            Sign Out
          </ItemButton>
        </Panel>
      )}
    </Area>
  );
}

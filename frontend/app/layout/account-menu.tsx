import { chakra } from "@chakra-ui/react";
import { ChevronDown, LogOut, Settings, UserRound } from "lucide-react";
import { useSignOut } from "../../features/viewer/use-sign-out.ts";
import type { Viewer } from "../../features/viewer/use-viewer.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu } from "../../ui/menu.tsx";
import { accountLinks } from "./navigation.ts";

const Area = chakra("div", { base: { hideBelow: "lg" } });
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

const ICONS = { Profile: UserRound, Settings } as const;

/** The signed-in user, with links to their pages and Sign Out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { signOut, busy } = useSignOut();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <Area>
      <Menu
        variant="ghost"
        px="2"
        textAlign="start"
        aria-label={`Account menu: ${name}, ${viewer.roleLabel}`}
        face={
          <>
            <Avatar name={name} src={viewer.avatar} size={34} />
            <Who>
              <span>{name}</span>
              <chakra.span color="fg.muted" fontWeight="normal" fontSize="xs">
                {viewer.roleLabel}
              </chakra.span>
            </Who>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </>
        }
        heading={
          <>
            <chakra.p fontSize="sm" color="fg.muted">
              My Account
            </chakra.p>
            <chakra.p fontWeight="semibold" truncate>
              {name}
            </chakra.p>
            <chakra.p fontSize="sm" color="fg.muted">
              {viewer.roleLabel}
            </chakra.p>
          </>
        }
        items={[
          ...accountLinks.map(({ to, label }) => ({ to, label, Icon: ICONS[label] })),
          { label: "Sign Out", Icon: LogOut, disabled: busy, onSelect: signOut },
        ]}
      />
    </Area>
  );
}

import { chakra } from "@chakra-ui/react";
import {
  Bell,
  Building2,
  ChevronDown,
  ClipboardCheck,
  LogOut,
  MessagesSquare,
  Scale,
  Settings,
  ShieldCheck,
  Target,
  UserRound,
} from "lucide-react";
import { useSignOut } from "../../features/viewer/use-sign-out.ts";
import type { Viewer } from "../../features/viewer/use-viewer.ts";
import { Menu } from "../../ui/controls/menu.tsx";
import { Avatar } from "../../ui/display/avatar.tsx";
import { accountLabel, accountLinksOf, listYourCompany } from "./navigation.ts";

const Area = chakra("div", { base: { hideBelow: "lg" } });
const Who = chakra("span", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    minWidth: "20",
    maxWidth: "32",
    fontSize: "sm",
    lineHeight: "short",
    hideBelow: "xl",
    "& > *": { maxWidth: "full", overflowWrap: "anywhere" },
  },
});
const Face = chakra("span", { base: { position: "relative", display: "inline-flex" } });
const UnreadMark = chakra("span", {
  base: {
    position: "absolute",
    top: "-1.5",
    insetInlineEnd: "-1.5",
    minWidth: "4.5",
    px: "1",
    borderRadius: "full",
    bg: "danger",
    color: "bg",
    fontSize: "0.6875rem",
    fontWeight: "bold",
    lineHeight: "1.125rem",
    textAlign: "center",
  },
});

const ICONS = {
  Profile: UserRound,
  "Your Matches": Target,
  Evaluations: Scale,
  "Jury Reviews": ClipboardCheck,
  Messages: MessagesSquare,
  Notifications: Bell,
  Settings,
  Moderation: ShieldCheck,
} as const;

/** The signed-in user, with links to their pages and Sign Out. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const { signOut, busy } = useSignOut();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const unread = viewer.unreadConversations;
  return (
    <Area>
      <Menu
        variant="ghost"
        px="2"
        textAlign="start"
        aria-label={`Account menu: ${name}, ${viewer.roleLabel}${unread ? `, ${unread} unread` : ""}`}
        face={
          <>
            <Face>
              <Avatar name={name} src={viewer.picture?.src ?? viewer.avatar} size={34} />
              {unread ? <UnreadMark aria-hidden>{unread > 9 ? "9+" : unread}</UnreadMark> : null}
            </Face>
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
            <chakra.p fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </chakra.p>
            <chakra.p fontSize="sm" color="fg.muted">
              {viewer.roleLabel}
            </chakra.p>
          </>
        }
        items={[
          ...accountLinksOf(viewer).map((link) => ({
            to: link.to,
            label: accountLabel(link, viewer),
            Icon: ICONS[link.label],
          })),
          { ...listYourCompany, Icon: Building2 },
          { label: "Sign Out", Icon: LogOut, disabled: busy, onSelect: signOut },
        ]}
      />
    </Area>
  );
}

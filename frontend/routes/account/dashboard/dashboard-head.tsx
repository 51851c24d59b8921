import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { NotificationsButton } from "../../../features/notifications/notifications-button.tsx";
import { ManageUsersButton } from "../../../features/user-management/manage-users-button.tsx";
import { RoleBadge } from "../../../features/viewer/role-badge.tsx";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import {
  type DashboardHead_AccountFragment,
  DashboardHead_AccountFragmentDoc,
} from "./dashboard-head.generated.ts";
import { QuickAction } from "./quick-action.tsx";

const Frame = chakra(Page, {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    gap: { base: "4", md: "5" },
    pt: { base: "6", md: "10" },
    pb: { base: "5", md: "6" },
  },
});
const Facts = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1.5", mt: "2" },
});

const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: { base: "2", md: "3" },
    // Narrower padding fits both next to each other on a phone.
    mdDown: { "& > a, & > button": { px: "3.5" } },
    width: { base: "full", md: "auto" },
    ms: { md: "auto" },
    flexShrink: 0,
  },
});

/** A greeting with the user's name, role and position, and a link to their notifications. */
export function DashboardHead({ account }: { account: FragmentType<DashboardHead_AccountFragment> }) {
  const { data } = useSuspenseFragment({ fragment: DashboardHead_AccountFragmentDoc, from: account });
  const position = [data.title, data.organization].filter(Boolean).join(", ");
  return (
    <Frame>
      <Avatar name={`${data.firstName} ${data.lastName}`} src={data.picture?.src ?? data.avatar} size={64} />
      <chakra.div minWidth="0" flex={{ base: "1", md: "initial" }}>
        <PageHeading overflowWrap="anywhere">Welcome back, {data.firstName || data.username}!</PageHeading>
        <Facts>
          <RoleBadge role={data.role} label={data.roleLabel} />
          {position && (
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              {position}
            </chakra.p>
          )}
        </Facts>
      </chakra.div>
      <Actions>
        <NotificationsButton unread={data.unreadNotifications ?? 0} />
        {data.role === "ADMIN" && <ManageUsersButton />}
        <QuickAction role={data.role} />
      </Actions>
    </Frame>
  );
}

import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { RoleBadge } from "../../../features/viewer/role-badge.tsx";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Avatar } from "../../../ui/display/avatar.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import {
  type ProfileHead_AccountFragment,
  ProfileHead_AccountFragmentDoc,
} from "./profile-head.generated.ts";

const Frame = chakra(Page, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: { base: "4", md: "6" },
    pt: { base: "8", md: "12" },
    pb: "6",
  },
});

/** The profile's name, picture and role. */
export function ProfileHead({ account }: { account: FragmentType<ProfileHead_AccountFragment> }) {
  const { data } = useSuspenseFragment({ fragment: ProfileHead_AccountFragmentDoc, from: account });
  const name = `${data.firstName} ${data.lastName}`;
  return (
    <Frame>
      <Avatar name={name} src={data.picture?.src ?? data.avatar} size={72} />
      <chakra.div minWidth="0">
        <PageHeading overflowWrap="anywhere">{name}</PageHeading>
        <chakra.p mt="1.5" display="flex" flexWrap="wrap" alignItems="center" gap="3" color="fg.muted">
          <span>@{data.username}</span>
          <RoleBadge role={data.role} label={data.roleLabel} />
        </chakra.p>
      </chakra.div>
    </Frame>
  );
}

import { chakra } from "@chakra-ui/react";
import { formatMoment } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { useViewer } from "../../viewer/use-viewer.ts";
import { DialogText } from "../dialog-parts.tsx";
import type { UserDetails_AccountFragment } from "../users.generated.ts";
import { PasswordForm } from "./password-form.tsx";
import type { TabProps } from "./tab-props.ts";

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "auto minmax(0, 1fr)" },
    columnGap: "6",
    rowGap: { base: "0", sm: "2" },
    mb: "6",
    p: "4",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontSize: "sm",
    overflowWrap: "anywhere",
    "& dt": { color: "fg.muted" },
    "& dd": { mb: { base: "2", sm: "0" } },
  },
});

function AccountInfo({ user }: { user: UserDetails_AccountFragment }) {
  return (
    <Facts aria-label="Account information">
      <dt>Username</dt>
      <dd>{user.username}</dd>
      <dt>Account created</dt>
      <dd>{formatMoment(user.createdAt)}</dd>
      <dt>Last login</dt>
      <dd>{user.lastLogin ? formatMoment(user.lastLogin) : "Never"}</dd>
      <dt>Status</dt>
      <dd>{user.isActive ? "Active" : "Inactive"}</dd>
      <dt>Two-factor authentication</dt>
      <dd>{user.twoFactorEnabled ? "On" : "Off"}</dd>
    </Facts>
  );
}

/** The account's sign-in details, and a form for a new password. */
export function SecurityTab({ user, onClose }: TabProps) {
  const { viewer } = useViewer();
  return (
    <>
      <AccountInfo user={user} />
      {viewer?.id === user.id ? (
        <DialogText>
          This is your own account. Change its password in{" "}
          <TextLink to="/profile?tab=settings">your settings</TextLink>, where you'll need the current one.
        </DialogText>
      ) : (
        <PasswordForm id={user.id} username={user.username} onCancel={onClose} />
      )}
    </>
  );
}

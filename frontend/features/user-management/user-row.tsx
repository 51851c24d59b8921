import { chakra } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { Dotted } from "../../ui/display/dotted.tsx";
import { formatShortDate } from "../../ui/display/format.ts";
import { RoleBadge } from "../viewer/role-badge.tsx";
import { ROLE_CHOICES, roleNamed } from "../viewer/role-choices.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { EditUserDialog } from "./edit/edit-user-dialog.tsx";
import { useUserActs } from "./use-user-acts.ts";
import type { ManagedUser_AccountFragment } from "./users.generated.ts";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
    columnGap: "4",
    rowGap: "3",
    alignItems: "center",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2.5", rowGap: "1" },
});
const Name = chakra("h3", { base: { fontWeight: "semibold", lineHeight: "short" } });
const Line = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Actions = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto auto", md: "11rem auto auto" },
    gap: "2",
  },
});

/** An account with its role and an administrator's actions on it. */
export function UserRow({ user }: { user: ManagedUser_AccountFragment }) {
  const { id, version, username, email, role, roleLabel, isActive, createdAt, lastLogin } = user;
  const name = `${user.firstName} ${user.lastName}`;
  const { viewer } = useViewer();
  const [editing, setEditing] = useState(false);
  const { busy, changeRole, remove } = useUserActs(id);
  const onRole = (value: string) => {
    const next = roleNamed(value);
    const question = "You'll no longer be an administrator, and this dialog will close. Continue?";
    if (!next || (viewer?.id === id && !window.confirm(question))) return;
    void changeRole(next, version);
  };
  const onDelete = () => {
    if (window.confirm("Are you sure you want to delete this user? This action cannot be undone."))
      void remove();
  };
  return (
    <Row aria-label={name}>
      <div>
        <Head>
          <Name>{name}</Name>
          <RoleBadge role={role} label={roleLabel} />
          {!isActive && <Badge colorPalette="gray">Inactive</Badge>}
        </Head>
        <Line>
          <Dotted parts={[`@${username}`, email]} />
        </Line>
        <Line>
          <Dotted
            parts={[
              `Joined ${formatShortDate(createdAt)}`,
              `Last login ${lastLogin ? formatShortDate(lastLogin) : "never"}`,
            ]}
          />
        </Line>
      </div>
      <Actions>
        <SelectField
          label={`Role of ${name}`}
          compact
          choices={ROLE_CHOICES}
          value={role}
          disabled={busy}
          onChange={(event) => onRole(event.target.value)}
        />
        <Button
          size="icon"
          aria-label={`Edit ${name}`}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          <Pencil size={16} aria-hidden />
        </Button>
        <Button
          size="icon"
          color="danger"
          aria-label={`Delete ${name}`}
          disabled={busy || role === "ADMIN"}
          onClick={onDelete}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </Actions>
      {editing && <EditUserDialog id={id} name={name} onClose={() => setEditing(false)} />}
    </Row>
  );
}

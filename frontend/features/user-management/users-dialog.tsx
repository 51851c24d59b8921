import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { SearchField } from "../../ui/controls/search-field.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { FailureBoundary } from "../failures/failure-boundary.tsx";
import { DownloadList } from "../listing/download-list.tsx";
import { ROLE_CHOICES } from "../viewer/role-choices.ts";
import { DialogBody, DialogFailure, DialogFoot, DialogText, DialogTitle } from "./dialog-parts.tsx";
import { fileFilter, useUserFilter } from "./use-user-filter.ts";
import { UserCount, UserList } from "./user-list.tsx";

const Controls = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr) 11rem 9rem" },
    gap: "3",
    my: "5",
    "& > :first-of-type": { gridColumn: { base: "1 / -1", md: "auto" } },
  },
});

/** Keeps the close button visible at the bottom edge of a long list. */
const inReach = {
  position: "sticky",
  bottom: "0",
  mb: { base: "-5", md: "-6" },
  py: "3",
  bg: "bg.raised",
} as const;
/** Keeps elements focused by keyboard clear of it. */
const clearOfFoot = { "& li :is(a, button, select)": { scrollMarginBottom: "7rem" } };

/** Lists all accounts for administrators, with search, role and status filters. */
export default function UsersDialog({ onClose }: { onClose: () => void }) {
  const { search, setSearch, role, setRole, status, setStatus, shown } = useUserFilter();
  return (
    <Dialog label="User Management" onClose={onClose}>
      <DialogBody css={clearOfFoot}>
        <DialogTitle>User Management</DialogTitle>
        <Controls>
          <SearchField
            label="Search users"
            placeholder="Name, username, email or organization"
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label="Role"
            choices={[{ value: "", label: "All roles" }, ...ROLE_CHOICES]}
            value={role}
            onChange={(event) => setRole(event.target.value)}
          />
          <SelectField
            label="Status"
            choices={[
              { value: "", label: "Any status" },
              { value: "active", label: "Active" },
              { value: "inactive", label: "Inactive" },
            ]}
            value={status}
            onChange={(event) => setStatus(event.target.value)}
          />
        </Controls>
        <FailureBoundary
          loading={
            <DialogText role="status" py="6">
              Loading users...
            </DialogText>
          }
          failure={(retry) => <DialogFailure what="The users" retry={retry} />}
        >
          <UserCount shown={shown} />
          <UserList shown={shown} />
        </FailureBoundary>
        <DialogFoot {...inReach}>
          <DialogText>Admin users cannot be deleted</DialogText>
          <div>
            <DownloadList address="/api/admin/users.csv" filter={fileFilter(shown)} />
            <Button onClick={onClose}>Close</Button>
          </div>
        </DialogFoot>
      </DialogBody>
    </Dialog>
  );
}

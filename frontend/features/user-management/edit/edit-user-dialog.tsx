import { Dialog } from "../../../ui/controls/dialog.tsx";
import { FailureBoundary } from "../../failures/failure-boundary.tsx";
import { DialogBody, DialogFailure, DialogText, DialogTitle } from "../dialog-parts.tsx";
import { useUserDetailsSuspenseQuery } from "../users.generated.ts";
import { EditTabs } from "./edit-tabs.tsx";

type Props = { id: string; name: string; onClose: () => void };

function Loaded({ id, onClose }: Omit<Props, "name">) {
  const { user } = useUserDetailsSuspenseQuery({ variables: { id } }).data;
  return <EditTabs user={user} onClose={onClose} />;
}

/** Edits an account: profile, permissions, security, and activity. */
export function EditUserDialog({ id, name, onClose }: Props) {
  return (
    <Dialog label="Edit User" onClose={onClose}>
      <DialogBody>
        <DialogTitle>Edit User</DialogTitle>
        <DialogText mt="1" mb="4">
          {name}
        </DialogText>
        <FailureBoundary
          loading={
            <DialogText role="status" py="6">
              Loading user details...
            </DialogText>
          }
          failure={(retry) => <DialogFailure what="This user" retry={retry} />}
        >
          <Loaded id={id} onClose={onClose} />
        </FailureBoundary>
      </DialogBody>
    </Dialog>
  );
}

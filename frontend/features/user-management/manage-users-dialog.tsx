import { lazy, Suspense } from "react";

const UsersDialog = lazy(() => import("./users-dialog.tsx"));

type Props = {
  open: boolean;
  /** Called by Escape, a click outside the dialog and its Close button. */
  onClose: () => void;
};

/** The User Management dialog, whose script is loaded when it is first opened. Only for administrators. */
export function ManageUsersDialog({ open, onClose }: Props) {
  if (!open) return null;
  return (
    <Suspense>
      <UsersDialog onClose={onClose} />
    </Suspense>
  );
}

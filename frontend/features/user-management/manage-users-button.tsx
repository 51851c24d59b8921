import { UserCog } from "lucide-react";
import { useHydrated } from "../../ui/behavior/use-hydrated.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ManageUsersDialog } from "./manage-users-dialog.tsx";
import { useUsersAddress } from "./use-user-filter.ts";

/** Opens the User Management dialog, as does `?users=open` in the URL. Only for administrators. */
export function ManageUsersButton() {
  const { isOpen, open, close } = useUsersAddress();
  const hydrated = useHydrated();
  return (
    <>
      <Button size="md" aria-haspopup="dialog" onClick={open}>
        <UserCog size={18} strokeWidth={1.75} aria-hidden />
        Manage Users
      </Button>
      <ManageUsersDialog open={isOpen && hydrated} onClose={close} />
    </>
  );
}

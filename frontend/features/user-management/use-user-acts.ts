import { useState } from "react";
import type { Role } from "../../graphql/schema.generated.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { notifyFailure } from "../failures/notify-failure.ts";
import { useDeleteUserMutation, useUpdateUserRightsMutation } from "./users.generated.ts";

/** The queries to refetch after accounts change. */
export const refreshUsers = {
  refetchQueries: ["ManagedUsers", "UserDetails", "UserActivity"],
};

/** Changes an account's role or deletes it, with a notification; `busy` while an action is running. */
export function useUserActs(id: string) {
  const [busy, setBusy] = useState(false);
  const [change] = useUpdateUserRightsMutation(refreshUsers);
  const [remove] = useDeleteUserMutation({ refetchQueries: ["ManagedUsers"] });
  const run = async (act: () => Promise<unknown>, done: string, failed: string) => {
    setBusy(true);
    try {
      await act();
      toast({ title: "Success", description: done });
    } catch (error) {
      notifyFailure(error, failed);
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    changeRole: (role: Role, version: number) =>
      run(
        () => change({ variables: { id, input: { role, version } } }),
        "User role updated successfully",
        "Failed to update user role",
      ),
    remove: () =>
      run(() => remove({ variables: { id } }), "User deleted successfully", "Failed to delete user"),
  };
}

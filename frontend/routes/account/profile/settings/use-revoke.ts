import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  ViewerSessionsDocument,
} from "./sessions-panel.generated.ts";

const again = { refetchQueries: [ViewerSessionsDocument], awaitRefetchQueries: true };

/** Returns a function that ends sessions, shows a notification, and refetches the list. */
export function useRevoke() {
  const [revokeSession, one] = useRevokeSessionMutation(again);
  const [revokeOtherSessions, others] = useRevokeOtherSessionsMutation(again);
  const notify = async (done: Promise<string | undefined>) => {
    try {
      toast({ title: "Success", description: (await done) ?? "" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return {
    revoke: (id: string) =>
      notify(revokeSession({ variables: { id } }).then(({ data }) => data?.revokeSession.message)),
    revokeOthers: () => notify(revokeOtherSessions().then(({ data }) => data?.revokeOtherSessions.message)),
    busy: one.loading || others.loading,
  };
}

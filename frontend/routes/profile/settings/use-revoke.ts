import { tellFailure } from "../../../features/failures/tell-failure.ts";
import { toast } from "../../../ui/toast-store.ts";
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  ViewerSessionsDocument,
} from "./sessions-panel.generated.ts";

const again = { refetchQueries: [ViewerSessionsDocument], awaitRefetchQueries: true };

/** Ends sessions, shows a notification, and reloads the list. */
export function useRevoke() {
  const [revokeSession, one] = useRevokeSessionMutation(again);
  const [revokeOtherSessions, others] = useRevokeOtherSessionsMutation(again);
  const tell = async (done: Promise<string | undefined>) => {
    try {
      toast({ title: "Success", description: (await done) ?? "" });
    } catch (error) {
      tellFailure(error);
    }
  };
  return {
    revoke: (id: string) =>
      tell(revokeSession({ variables: { id } }).then(({ data }) => data?.revokeSession.message)),
    revokeOthers: () => tell(revokeOtherSessions().then(({ data }) => data?.revokeOtherSessions.message)),
    busy: one.loading || others.loading,
  };
}

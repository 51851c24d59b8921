import { toast } from "../../ui/behavior/toast-store.ts";
import { serverErrors } from "../forms/server-errors.ts";

/** Shows an error notification with the server's message, preceded by `what` if given. */
export function notifyFailure(error: unknown, what?: string): void {
  const { message } = serverErrors(error);
  toast({ title: "Error", description: what ? `${what}. ${message}` : message, variant: "destructive" });
}

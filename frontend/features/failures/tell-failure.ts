import { toast } from "../../ui/toast-store.ts";
import { serverErrors } from "../forms/server-errors.ts";

/** Tells that something failed, in the server's words; `what` stands before them. */
export function tellFailure(error: unknown, what?: string): void {
  const { message } = serverErrors(error);
  toast({ title: "Error", description: what ? `${what}. ${message}` : message, variant: "destructive" });
}

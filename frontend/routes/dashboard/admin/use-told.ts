import { useState } from "react";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { toast } from "../../../ui/toast-store.ts";

/** Runs something and tells how it went, in the specification's words; `busy` meanwhile. */
export function useTold() {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, success: string, failure: string) => {
    setBusy(true);
    try {
      await action();
      toast({ title: "Success", description: success });
      return true;
    } catch (error) {
      const { message } = serverErrors(error);
      toast({ title: "Error", description: `${failure}. ${message}`, variant: "destructive" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

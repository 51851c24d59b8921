import { useState } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";

/** Runs an action and reports its success or failure in a notification; `busy` while it runs. */
export function useActionFeedback() {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, success: string, failure: string) => {
    setBusy(true);
    try {
      await action();
      toast({ title: "Success", description: success });
      return true;
    } catch (error) {
      notifyFailure(error, failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

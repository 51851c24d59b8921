import { useNavigate, useSearchParams } from "react-router-dom";
import type { ToastMessage } from "../../ui/behavior/toast-message.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { useSession } from "../viewer/session-context.ts";
import { nextPath } from "./next-path.ts";

/** Continues as the user who has just signed in. */
export function useEnter(): (welcome: ToastMessage) => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (welcome) => {
    await session.renew();
    await navigate(nextPath(search));
    toast(welcome);
  };
}

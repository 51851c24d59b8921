import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "../../ui/behavior/toast-store.ts";
import { notifyFailure } from "../failures/notify-failure.ts";
import { useSetBookmarkMutation } from "./bookmark.generated.ts";
import { forgetSaved } from "./forget-saved.ts";
import { KINDS, type Savable } from "./kinds.ts";
import { rememberPending, takePending } from "./pending-bookmark.ts";

/**
 * Saves a record or removes it, with an optimistic update; a visitor signs in first, and the record is saved
 * afterwards.
 */
export function useBookmark({ kind, id, title, saved }: Savable): {
  toggle: () => void;
  /** Sends a visitor to sign in and back; returns false if already signed in. */
  askToSignIn: () => boolean;
} {
  const [execute] = useSetBookmarkMutation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const set = async (on: boolean) => {
    const record = { __typename: KINDS[kind].type, id, viewerHasSaved: on };
    try {
      await execute({
        variables: { kind, id, saved: on },
        optimisticResponse: { setBookmark: record } as never,
        update: (cache, _result, { variables }) => variables && forgetSaved(cache),
      });
      return true;
    } catch (error) {
      notifyFailure(error, on ? `Couldn't save “${title}”` : `Couldn't remove “${title}”`);
      return false;
    }
  };

  const askToSignIn = () => {
    if (saved !== null) return false;
    rememberPending({ kind, id });
    void navigate(`/login?${new URLSearchParams({ next: pathname + search })}`);
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is due once, when the visitor is back and known
  useEffect(() => {
    if (saved === null || !takePending({ kind, id }) || saved) return;
    // The card subscribes to the cache only after all effects of its mount, and its own runs after this one.
    queueMicrotask(async () => {
      if (await set(true)) toast({ title: "Saved", description: title });
    });
  }, [saved === null]);

  return { toggle: () => void (askToSignIn() || set(!saved)), askToSignIn };
}

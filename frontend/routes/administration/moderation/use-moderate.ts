import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { useClient } from "../../../graphql/source.ts";
import { useModerateMutation } from "./moderation.generated.ts";
import { type QueuedItem, REFETCH } from "./queued-item.ts";
import { refusalOf } from "./refusal.ts";
import type { Deciding } from "./use-decided.ts";

/**
 * Returns a function that decides on one entry as loaded; a refusal is displayed, and an entry that someone
 * else decided on is refetched.
 */
export function useModerate({ id, version, decision, authorName }: QueuedItem, deciding: Deciding) {
  const client = useClient();
  const [moderate] = useModerateMutation(REFETCH);
  const [busy, setBusy] = useState(false);
  const run = async (publish: boolean, reason: string | null, done: string) => {
    setBusy(true);
    deciding.decide([id]);
    try {
      await moderate({ variables: { id, publish, reason, version, decision: decision?.id ?? null } });
      deciding.setSaid(`${done}: what ${authorName} wrote.`);
    } catch (error) {
      deciding.undo();
      if (serverErrors(error).fields.reason) throw error;
      notifyFailure(error);
      await client.refetchQueries({ include: ["ModerationQueue"] });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    publish: (done: string) => run(true, null, done),
    hide: (reason: string) => run(false, reason, refusalOf([id]).done),
  };
}

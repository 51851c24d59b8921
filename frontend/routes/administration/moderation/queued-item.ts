import type { ModerationQueueQuery } from "./moderation.generated.ts";

/** An entry of the queue. */
export type QueuedItem = ModerationQueueQuery["moderationQueue"]["nodes"][number];

/** The queries that are refetched after a decision. */
export const REFETCH = { refetchQueries: ["ModerationQueue", "Viewer"], awaitRefetchQueries: true };

import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { ModerationQueueDocument } from "./moderation.generated.ts";
import { Queue } from "./queue.tsx";
import { viewIn } from "./queue-address.ts";

/** Preloads the queue for the address, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await start(ModerationQueueDocument, viewIn(search));
});

/** Placeholder of the queue. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The queue of administrators' decisions. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Moderation"
        description="What's waiting for a decision."
        path="/moderation"
        hidden
      />
      <ForAdministrators
        prompt="Sign in to moderate."
        refusal="Only administrators can review what people write here."
      >
        <Queue />
      </ForAdministrators>
    </>
  );
}

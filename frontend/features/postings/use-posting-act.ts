import { useClient } from "../../graphql/source.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { serverErrors } from "../forms/server-errors.ts";
import { PostingBarDocument, type PostingState_PostingFragment } from "./posting-bar.generated.ts";

/**
 * Runs an action on a posting; if it was changed elsewhere meanwhile, refetches it before showing the error.
 */
export function usePostingAct({ kind, recordId: id }: PostingState_PostingFragment) {
  const client = useClient();
  return async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      toast({ title: done });
    } catch (error) {
      if (serverErrors(error).fields.version)
        await client.query({
          query: PostingBarDocument,
          variables: { kind, id },
          fetchPolicy: "network-only",
        });
      throw error;
    }
  };
}

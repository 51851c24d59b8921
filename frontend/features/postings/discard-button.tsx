import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useClient } from "../../graphql/source.ts";
import { Button } from "../../ui/button.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { type PostingState_PostingFragment, useDiscardPostingMutation } from "./posting-bar.generated.ts";
import { POSTINGS } from "./posting-paths.ts";
import { forgetPostings } from "./postings-cache.ts";
import { usePostingAct } from "./use-posting-act.ts";

/** Deletes what was not published, after a second press. */
export function DiscardButton({ posting }: { posting: PostingState_PostingFragment }) {
  const { kind, recordId: id, version } = posting;
  const [sure, setSure] = useState(false);
  const navigate = useNavigate();
  const client = useClient();
  const [discard, { loading }] = useDiscardPostingMutation({ variables: { kind, id, version } });
  const act = usePostingAct(posting);
  const onDiscard = () =>
    act(() => discard(), "Deleted")
      .then(() => navigate(POSTINGS))
      .then(client.cache)
      .then(forgetPostings)
      .catch((error: unknown) => notifyFailure(error));
  if (!sure)
    return (
      <Button variant="ghost" onClick={() => setSure(true)}>
        Delete
      </Button>
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <span>Delete it for good?</span>
      <Button disabled={loading} onClick={onDiscard}>
        Delete it
      </Button>
      <Button variant="ghost" onClick={() => setSure(false)}>
        Keep it
      </Button>
    </chakra.div>
  );
}

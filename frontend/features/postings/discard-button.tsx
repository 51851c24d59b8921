import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useClient } from "../../graphql/source.ts";
import { Button } from "../../ui/controls/button.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import {
  PostingBarDocument,
  type PostingState_PostingFragment,
  useDiscardPostingMutation,
} from "./posting-bar.generated.ts";
import { POSTINGS } from "./posting-paths.ts";
import { forgetPostings } from "./postings-cache.ts";
import { usePostingAct } from "./use-posting-act.ts";

/** The labels for an unpublished record and for the changes to a published one. */
const RECORD = {
  name: "Delete",
  sure: "Delete it for good?",
  act: "Delete it",
  keep: "Keep it",
  done: "Deleted",
};
const CHANGES = {
  name: "Withdraw changes",
  sure: "Withdraw the changes? What is public stays.",
  act: "Withdraw them",
  keep: "Keep them",
  done: "Withdrawn",
};

/** Deletes an unpublished record, or the unpublished changes to a published one, after a confirmation. */
export function DiscardButton({ posting }: { posting: PostingState_PostingFragment }) {
  const { kind, recordId: id, version, pending } = posting;
  const words = pending ? CHANGES : RECORD;
  const [sure, setSure] = useState(false);
  const navigate = useNavigate();
  const client = useClient();
  const [discard, { loading }] = useDiscardPostingMutation({ variables: { kind, id, version } });
  const act = usePostingAct(posting);
  const readAgain = () =>
    client.query({ query: PostingBarDocument, variables: { kind, id }, fetchPolicy: "network-only" });
  const onDiscard = () =>
    act(() => discard(), words.done)
      .then(async () => {
        if (pending) await readAgain();
        else await navigate(POSTINGS);
      })
      .then(client.cache)
      .then(forgetPostings)
      .catch((error: unknown) => notifyFailure(error));
  if (!sure)
    return (
      <Button variant="ghost" onClick={() => setSure(true)}>
        {words.name}
      </Button>
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <span>{words.sure}</span>
      <Button disabled={loading} onClick={onDiscard}>
        {words.act}
      </Button>
      <Button variant="ghost" onClick={() => setSure(false)}>
        {words.keep}
      </Button>
    </chakra.div>
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { MAX_CANDIDATES } from "../../../../../backend/modules/marketplace/evaluations/evaluation.rules.ts";
import { forgetShortlists } from "../../../../features/bookmarks/forget-saved.ts";
import { newEvaluationPath } from "../../../../features/evaluations/evaluation-path.ts";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { Dialog } from "../../../../ui/controls/dialog.tsx";
import type { OwnShortlist } from "./own-shortlist.ts";
import { RenameForm } from "./rename-form.tsx";
import { useDeleteShortlistMutation } from "./saved.generated.ts";
import { kindPath } from "./saved-address.ts";
import { ShareForm } from "./share-form.tsx";

const Frame = chakra("div", { base: { p: { base: "5", md: "6" } } });

type Props = {
  list: OwnShortlist;
  /** The ids of the solutions in it. */
  solutions: readonly string[];
};

/** The actions on a shortlist: share, compare its solutions in an evaluation, rename, delete. */
export function ShortlistHead({ list, solutions }: Props) {
  const [open, setOpen] = useState<"share" | "rename">();
  const [remove, { loading }] = useDeleteShortlistMutation();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const onDelete = async () => {
    if (!window.confirm(`Delete the list “${list.name}” with its notes? This action cannot be undone.`))
      return;
    try {
      const { data } = await remove({
        variables: { id: list.id },
        update: (cache) => forgetShortlists(cache),
      });
      await navigate(kindPath());
      toast({ title: "Deleted", ...(data && { description: data.deleteShortlist.message }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
      <Button variant="primary" onClick={() => setOpen("share")}>
        Share
      </Button>
      {solutions.length > 0 && (
        <ButtonLink
          to={newEvaluationPath({ solutions: solutions.slice(0, MAX_CANDIDATES), name: list.name })}
        >
          Start an Evaluation
        </ButtonLink>
      )}
      <Button onClick={() => setOpen("rename")}>Rename</Button>
      <Button disabled={loading} onClick={onDelete}>
        Delete
      </Button>
      {open && (
        <Dialog label={open === "share" ? "Share" : "Rename"} onClose={close}>
          <Frame>
            {open === "share" ? (
              <ShareForm list={list} onDone={close} />
            ) : (
              <RenameForm list={list} onDone={close} />
            )}
          </Frame>
        </Dialog>
      )}
    </chakra.div>
  );
}

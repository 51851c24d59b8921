import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { BriefForm } from "../../../features/briefs/brief-form.tsx";
import {
  type Brief_BriefFragment,
  useDeleteBriefMutation,
  useEditBriefMutation,
} from "../../../features/briefs/briefs.generated.ts";
import { forgetBriefs } from "../../../features/briefs/forget-briefs.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { type SearchValues, searchInput } from "../../../features/saved-searches/alert-words.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { ShareBrief } from "./share-brief.tsx";

/** The actions on a brief: share it, rename it or change its alert, delete it. */
export function BriefActions({ brief }: { brief: Brief_BriefFragment }) {
  const { id, name, alert, weekday, version } = brief;
  const [open, setOpen] = useState<"share" | "edit">();
  const [edit] = useEditBriefMutation({ update: (cache) => forgetBriefs(cache) });
  const [remove, { loading }] = useDeleteBriefMutation();
  const navigate = useNavigate();
  const close = () => setOpen(undefined);
  const save = (values: SearchValues) => edit({ variables: { id, version, input: searchInput(values) } });
  const onDelete = async () => {
    if (!window.confirm(`Delete the brief “${name}”? This action cannot be undone.`)) return;
    try {
      const { data } = await remove({ variables: { id }, update: (cache) => forgetBriefs(cache) });
      await navigate("/profile?tab=briefs");
      toast({ title: "Deleted", ...(data && { description: data.deleteSavedBrief.message }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="primary" onClick={() => setOpen("share")}>
        Share
      </Button>
      <Button onClick={() => setOpen("edit")}>Name and Alerts</Button>
      <Button disabled={loading} onClick={onDelete}>
        Delete
      </Button>
      {open === "share" && (
        <Dialog label="Share this brief" onClose={close}>
          <ShareBrief brief={brief} onDone={close} />
        </Dialog>
      )}
      {open === "edit" && (
        <Dialog label="Edit brief" onClose={close}>
          <BriefForm
            title="Name and Alerts"
            values={{ name, alert: alert.toLowerCase(), weekday: String(weekday ?? 1) }}
            save={save}
            onDone={close}
          />
        </Dialog>
      )}
    </chakra.div>
  );
}

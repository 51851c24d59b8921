import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { BriefInput } from "../../graphql/schema.generated.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { type SearchValues, searchInput } from "../saved-searches/alert-words.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { BriefForm } from "./brief-form.tsx";
import { briefPath } from "./brief-path.ts";
import { useSaveBriefMutation } from "./briefs.generated.ts";
import { forgetBriefs } from "./forget-briefs.ts";

type Props = {
  brief: BriefInput;
  /** A suggested name. */
  name: string;
  label?: string;
};

/** Saves a brief under a name and opens it; a visitor signs in first and comes back to the same page. */
export function SaveBrief({ brief, name, label = "Save Brief" }: Props) {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [saveBrief] = useSaveBriefMutation();
  const onClick = () => {
    if (viewer) setOpen(true);
    else void navigate(`/login?${new URLSearchParams({ next: pathname + search })}`);
  };
  const save = async (values: SearchValues) => {
    const variables = { brief, input: searchInput(values) };
    const { data } = await saveBrief({ variables, update: (cache) => forgetBriefs(cache) });
    toast({ title: "Brief saved", description: "Find it in your profile under Briefs." });
    if (data) await navigate(briefPath(data.saveBrief.id));
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button disabled={loading} onClick={onClick}>
        <BookmarkPlus size={16} aria-hidden />
        {label}
      </Button>
      {open && (
        <Dialog label="Save this brief" onClose={close}>
          <BriefForm
            title="Save this brief"
            values={{ name, alert: "none", weekday: "1" }}
            save={save}
            onDone={close}
          />
        </Dialog>
      )}
    </>
  );
}

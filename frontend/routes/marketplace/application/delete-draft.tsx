import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDiscardApplicationMutation } from "../../../features/applications/application-form.generated.ts";
import { type AppliedFor, showApplication } from "../../../features/applications/applications-cache.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { ShownApplication } from "./shown-application.ts";

/** Deletes a private application after a confirmation. */
export function DeleteDraft({ application }: { application: ShownApplication }) {
  const { id, opportunity, collaboration } = application;
  const [sure, setSure] = useState(false);
  const navigate = useNavigate();
  const of: AppliedFor = opportunity
    ? { kind: "OPPORTUNITY", id: opportunity.id }
    : { kind: "COLLABORATION", id: collaboration?.id ?? "" };
  const [discard, { loading }] = useDiscardApplicationMutation({
    variables: { id },
    update: (cache) => showApplication(cache, of, undefined),
  });
  const onDelete = async () => {
    try {
      const { data } = await discard();
      await navigate("/profile?tab=applications");
      toast({ title: data?.discardApplication.message ?? "Your draft was deleted" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  if (!sure)
    return (
      <Button variant="ghost" onClick={() => setSure(true)}>
        Delete it
      </Button>
    );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <span>Delete this draft permanently?</span>
      <Button disabled={loading} onClick={onDelete}>
        Delete
      </Button>
      <Button variant="ghost" onClick={() => setSure(false)}>
        Keep it
      </Button>
    </chakra.div>
  );
}

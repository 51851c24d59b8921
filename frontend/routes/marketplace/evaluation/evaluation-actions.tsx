import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { EVALUATIONS } from "../../../features/evaluations/evaluation-path.ts";
import {
  type Evaluation_FactsFragment,
  useDeleteEvaluationMutation,
  useShareEvaluationMutation,
} from "../../../features/evaluations/evaluations.generated.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { LinkSharingForm } from "../../../features/link-sharing/link-sharing-form.tsx";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button, ButtonAnchor } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/controls/dialog.tsx";

/** What people do with a whole evaluation: download it, and, as its owner, share or delete it. */
export function EvaluationActions({ room }: { room: Evaluation_FactsFragment }) {
  const { id, viewerRole, shareUrl, evaluation } = room;
  const [sharing, setSharing] = useState(false);
  const [share] = useShareEvaluationMutation();
  const [remove, { loading }] = useDeleteEvaluationMutation({
    variables: { id },
    update: evictQueries("evaluations", "evaluation"),
  });
  const navigate = useNavigate();
  const onDelete = async () => {
    if (!window.confirm(`Delete the evaluation “${evaluation.name}”? This action cannot be undone.`)) return;
    try {
      const { data } = await remove();
      await navigate(EVALUATIONS);
      toast({ title: "Deleted", ...(data && { description: data.deleteEvaluation.message }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const renew = async () => {
    await share({ variables: { id, shared: false } });
    await share({ variables: { id, shared: true } });
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
      {viewerRole === "OWNER" && <Button onClick={() => setSharing(true)}>Share</Button>}
      <ButtonAnchor href={`/api/evaluations/${id}.csv`} download>
        <Download size={16} aria-hidden />
        CSV
      </ButtonAnchor>
      <ButtonAnchor href={`/api/evaluations/${id}.json`} download>
        <Download size={16} aria-hidden />
        JSON
      </ButtonAnchor>
      {viewerRole === "OWNER" && (
        <Button disabled={loading} onClick={onDelete}>
          Delete
        </Button>
      )}
      {sharing && (
        <Dialog label="Share this evaluation" onClose={() => setSharing(false)}>
          <chakra.div p={{ base: "5", md: "6" }}>
            <LinkSharingForm
              title="Share this evaluation"
              hint="They'll see what is needed, the criteria, the candidates with their costs and the decision, and the result once all judges are done. They see neither the list of people nor the vendors' answers, but they do see the judges' notes with their names."
              shareUrl={shareUrl}
              onShare={(shared) => share({ variables: { id, shared } })}
              onRenew={renew}
              onDone={() => setSharing(false)}
            />
          </chakra.div>
        </Dialog>
      )}
    </chakra.div>
  );
}

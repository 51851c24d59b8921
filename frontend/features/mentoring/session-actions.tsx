import { chakra } from "@chakra-ui/react";
import { lazy, useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { sessionsChanged } from "./made-due.ts";
import {
  type SessionRow_SessionFragment,
  useAnswerMentoringSessionMutation,
  useCancelMentoringSessionMutation,
} from "./session.generated.ts";

const ReasonForm = lazy(async () => ({ default: (await import("./reason-form.tsx")).ReasonForm }));

type Props = {
  session: Pick<SessionRow_SessionFragment, "id" | "topic" | "viewerCanAnswer" | "viewerCanCancel">;
};

/** The viewer's actions on a session. */
export function SessionActions({ session: { id, topic, viewerCanAnswer, viewerCanCancel } }: Props) {
  const [asking, setAsking] = useState<"decline" | "cancel">();
  const [answer, answering] = useAnswerMentoringSessionMutation({ update: sessionsChanged });
  const [cancel, canceling] = useCancelMentoringSessionMutation({ update: sessionsChanged });
  const busy = answering.loading || canceling.loading;
  const onAccept = async () => {
    try {
      await answer({ variables: { id, accept: true, reason: "" } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const about = <VisuallyHidden> the session: {topic}</VisuallyHidden>;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {viewerCanAnswer && (
        <>
          <Button variant="primary" disabled={busy} onClick={onAccept}>
            Accept{about}
          </Button>
          <Button disabled={busy} onClick={() => setAsking("decline")}>
            Decline{about}
          </Button>
        </>
      )}
      {viewerCanCancel && !viewerCanAnswer && (
        <Button disabled={busy} onClick={() => setAsking("cancel")}>
          Cancel{about}
        </Button>
      )}
      {asking && (
        <Dialog
          label={asking === "decline" ? "Decline this session" : "Cancel this session"}
          onClose={() => setAsking(undefined)}
        >
          <ReasonForm
            label={`${asking === "decline" ? "Decline" : "Cancel"}: ${topic}`}
            action={asking === "decline" ? "Decline Session" : "Cancel Session"}
            submit={(reason) =>
              asking === "decline"
                ? answer({ variables: { id, accept: false, reason } })
                : cancel({ variables: { id, reason } })
            }
            onDone={() => setAsking(undefined)}
          />
        </Dialog>
      )}
    </chakra.div>
  );
}

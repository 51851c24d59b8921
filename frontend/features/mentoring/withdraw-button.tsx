import { Button } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { mentoringChanged } from "./made-due.ts";
import { useWithdrawMentoringMutation } from "./session.generated.ts";

type Props = {
  requestId: string;
  /** The mentor's name. */
  mentor: string;
};

/** Withdraws a pending request, for the student who sent it. */
export function WithdrawButton({ requestId, mentor }: Props) {
  const [withdraw, { loading }] = useWithdrawMentoringMutation({ update: mentoringChanged });
  const onWithdraw = async () => {
    if (!window.confirm(`Withdraw your request to ${mentor}?`)) return;
    try {
      await withdraw({ variables: { id: requestId } });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button disabled={loading} onClick={onWithdraw}>
      Withdraw<VisuallyHidden> your request to {mentor}</VisuallyHidden>
    </Button>
  );
}

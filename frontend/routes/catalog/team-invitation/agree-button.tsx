import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { vendorPath } from "../../../features/record/record-path.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useAcceptTeamInvitationMutation } from "./team-invitation.generated.ts";

/** Agrees only on a click, because mail scanners follow links, too. */
export function AgreeButton({ token }: { token: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [accept, { loading }] = useAcceptTeamInvitationMutation({
    variables: { token },
  });
  const onClick = async () => {
    try {
      const { data } = await accept();
      toast({ title: "Your name is on the page" });
      if (data) await navigate(`${vendorPath(data.acceptTeamInvitation)}#team`);
    } catch (error) {
      setProblem(serverErrors(error).message);
    }
  };
  return (
    <chakra.div mt="6">
      {problem && (
        <chakra.p role="alert" mb="4" color="danger">
          {problem}
        </chakra.p>
      )}
      <Button variant="primary" size="md" disabled={loading} onClick={onClick}>
        Name me on the page
      </Button>
    </chakra.div>
  );
}

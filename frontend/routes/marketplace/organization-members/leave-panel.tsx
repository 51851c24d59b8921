import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { useLeaveOrganizationMutation } from "./member-list.generated.ts";

/** Ends the viewer's own membership after a confirmation. */
export function LeavePanel({ organizationId, name }: { organizationId: string; name: string }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [leave, { loading }] = useLeaveOrganizationMutation({ variables: { organizationId } });
  const onLeave = async () => {
    try {
      const { data } = await leave();
      toast({ title: data?.leaveOrganization.message ?? "" });
      await navigate("/dashboard");
    } catch (error) {
      setProblem(serverErrors(error).message);
      setAsking(false);
    }
  };
  return (
    <Panel title="Leave" intro={`You'll no longer be able to edit anything that belongs to ${name}.`}>
      {problem && (
        <chakra.p role="alert" mb="4" color="danger" fontSize="sm">
          {problem}
        </chakra.p>
      )}
      {asking ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="primary" disabled={loading} onClick={onLeave}>
            Yes, leave
          </Button>
          <Button onClick={() => setAsking(false)}>Stay</Button>
        </chakra.div>
      ) : (
        <Button onClick={() => setAsking(true)}>Leave {name}</Button>
      )}
    </Panel>
  );
}

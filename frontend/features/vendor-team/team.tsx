import { chakra } from "@chakra-ui/react";
import { toast } from "../../ui/behavior/toast-store.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import { type Team_VendorFragment, useLeaveTeamMutation } from "./team.generated.ts";

const People = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "8",
    listStyleType: "none",
  },
});
const Name = chakra("p", { base: { fontWeight: "medium" } });
const Position = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });

type Props = {
  team: Team_VendorFragment["team"];
  /** Whether the viewer may take anyone's name off, not only their own. */
  mayRemove?: boolean;
};

/** The people whom a vendor's page names; they can take their names off. */
export function Team({ team, mayRemove = false }: Props) {
  const [leave, { loading }] = useLeaveTeamMutation();
  const onLeave = async (id: string, name: string) => {
    try {
      await leave({ variables: { id } });
      toast({ title: `${name} is no longer named` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <People aria-label="Team">
      {team.map(({ id, name, position, isFounder, isViewer }) => (
        <ListRow gap="2" py="3" key={id}>
          <div>
            <Name>
              {name} {isFounder && <Badge>Founder</Badge>}
            </Name>
            <Position>{position}</Position>
          </div>
          {(isViewer || mayRemove) && (
            <Button size="sm" disabled={loading} onClick={() => onLeave(id, name)}>
              {isViewer ? "Take my name off" : "Remove"}
              {!isViewer && <VisuallyHidden> {name}</VisuallyHidden>}
            </Button>
          )}
        </ListRow>
      ))}
    </People>
  );
}

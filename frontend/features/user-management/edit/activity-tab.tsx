import { chakra } from "@chakra-ui/react";
import { Button } from "../../../ui/controls/button.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { Dotted } from "../../../ui/display/dotted.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { FailureBoundary } from "../../failures/failure-boundary.tsx";
import { DialogFailure, DialogFoot, DialogText } from "../dialog-parts.tsx";
import { useUserActivitySuspenseQuery } from "../users.generated.ts";
import type { TabProps } from "./tab-props.ts";

const PAGE_SIZE = 10;

const List = chakra("ul", { base: { listStyleType: "none" } });
const Entry = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});

function Entries({ id, after }: { id: string; after?: string }) {
  const { nodes, pageInfo } = useUserActivitySuspenseQuery({
    variables: { id, first: PAGE_SIZE, ...(after && { after }) },
  }).data.userActivity;
  if (!after && nodes.length === 0) return <DialogText py="4">Nothing has been recorded yet.</DialogText>;
  return (
    <>
      <List aria-label={after ? "More activity" : "Activity"}>
        {nodes.map(({ id: entry, title, at, by, address }) => (
          <Entry key={entry}>
            <chakra.p fontWeight="medium">{title}</chakra.p>
            <DialogText>
              <Dotted parts={[formatMoment(at), by && `by ${by}`, address && `from ${address}`]} />
            </DialogText>
          </Entry>
        ))}
      </List>
      <More of={pageInfo} label="More activity">
        {(next) => <Entries id={id} after={next} />}
      </More>
    </>
  );
}

/** The user's activity and the changes to their account. */
export function ActivityTab({ user, onClose }: TabProps) {
  return (
    <>
      <FailureBoundary
        loading={<DialogText py="4">Loading activity...</DialogText>}
        failure={(retry) => <DialogFailure what="The activity" retry={retry} />}
      >
        <Entries id={user.id} />
      </FailureBoundary>
      <DialogFoot>
        <Button size="md" onClick={onClose}>
          Cancel
        </Button>
      </DialogFoot>
    </>
  );
}

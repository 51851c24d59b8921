import { chakra } from "@chakra-ui/react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { solutionEditPath, solutionPath } from "../../../features/record/record-path.ts";
import { SolutionStatusBadge } from "../../../features/solution-form/solution-status-badge.tsx";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import {
  type EditableSolutionsQuery,
  usePublishSolutionMutation,
  useWithdrawSolutionMutation,
} from "./vendor-solutions.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "4",
    rowGap: "3",
    py: "4",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Title = chakra("h2", { base: { fontWeight: "semibold" } });
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

type Props = { solution: EditableSolutionsQuery["editableSolutions"]["nodes"][number] };

/** A solution with its status, and the actions to edit it or change its status. */
export function EditableItem({ solution }: Props) {
  const { id, title, status, version, category, updatedAt } = solution;
  const { viewer } = useViewer();
  const isHeld = solution.withdrawnByAdministrator && viewer?.role !== "ADMIN";
  const options = {
    variables: { id, version },
    refetchQueries: ["EditableSolutions"],
    update: evictQueries("solutions"),
  };
  const [publish, publishing] = usePublishSolutionMutation(options);
  const [withdraw, withdrawing] = useWithdrawSolutionMutation(options);
  const busy = publishing.loading || withdrawing.loading;
  const run = (act: () => Promise<unknown>, done: string) =>
    act()
      .then(() => toast({ title: done }))
      .catch((error: unknown) => notifyFailure(error));
  const name = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <Row>
      <chakra.div minWidth="0">
        <Title>
          {status === "PUBLISHED" ? <TextLink to={solutionPath(solution)}>{title}</TextLink> : title}
        </Title>
        <Note>
          <SolutionStatusBadge status={status} /> {category.name}, changed <DateFact at={updatedAt} />
        </Note>
        {isHeld && (
          <Note>An administrator withdrew it. Ask the administrators if you want it published again.</Note>
        )}
      </chakra.div>
      <Actions>
        <ButtonLink to={solutionEditPath(solution)}>
          Edit
          {name}
        </ButtonLink>
        {status === "PUBLISHED" ? (
          <Button disabled={busy} onClick={() => run(withdraw, "Withdrawn. It's no longer public.")}>
            Withdraw
            {name}
          </Button>
        ) : (
          !isHeld && (
            <Button disabled={busy} onClick={() => run(publish, "Published")}>
              Publish
              {name}
            </Button>
          )
        )}
      </Actions>
    </Row>
  );
}

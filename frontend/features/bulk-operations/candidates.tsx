import { chakra } from "@chakra-ui/react";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { More } from "../../ui/controls/more.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { RoleBadge } from "../viewer/role-badge.tsx";
import { useBulkCandidatesSuspenseQuery } from "./bulk-operations.generated.ts";
import type { useChoice } from "./use-choice.ts";

const PAGE_SIZE = 20;

const List = chakra("ul", { base: { listStyleType: "none" } });
const Option = chakra("label", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    py: "2.5",
    borderTopWidth: "1px",
    borderColor: "line",
    cursor: "pointer",
    overflowWrap: "anywhere",
  },
});

type Props = { choice: ReturnType<typeof useChoice>; after?: string };

/** The matching accounts, each with a checkbox. */
export function Candidates({ choice, after }: Props) {
  const { matching } = choice.shown;
  const { edges, pageInfo } = useBulkCandidatesSuspenseQuery({
    variables: { ...matching, first: PAGE_SIZE, ...(after && { after }) },
  }).data.users;
  if (!after && edges.length === 0)
    return (
      <chakra.p py="4" color="fg.muted">
        No users found
      </chakra.p>
    );
  return (
    <>
      <List aria-label={after ? "More users" : "Users"}>
        {edges.map(({ node: { id, firstName, lastName, username, role, roleLabel, isActive } }) => (
          <li key={id}>
            <Option>
              <Checkbox checked={choice.ids.has(id)} onChange={() => choice.toggle(id)} />
              <span>
                {firstName} {lastName}{" "}
                <chakra.span color="fg.muted" fontSize="sm">
                  @{username}
                </chakra.span>
              </span>
              <RoleBadge role={role} label={roleLabel} />
              {!isActive && <Badge colorPalette="gray">Inactive</Badge>}
            </Option>
          </li>
        ))}
      </List>
      <More of={pageInfo} label="More users">
        {(next) => <Candidates choice={choice} after={next} />}
      </More>
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { More } from "../../ui/controls/more.tsx";
import { formatCounted } from "../../ui/display/format.ts";
import { DialogText } from "./dialog-parts.tsx";
import type { ShownUsers } from "./use-user-filter.ts";
import { UserRow } from "./user-row.tsx";
import { useManagedUsersSuspenseQuery } from "./users.generated.ts";

const PAGE_SIZE = 20;

const List = chakra("ul", { base: { listStyleType: "none" } });

type Props = { shown: ShownUsers; after?: string };

const pageOf = ({ shown, after }: Props) => ({
  ...shown,
  sort: "NEWEST" as const,
  first: PAGE_SIZE,
  ...(after && { after }),
});

/** The number of matching accounts. */
export function UserCount({ shown }: Props) {
  const { totalCount, totalCountIsExact } = useManagedUsersSuspenseQuery({ variables: pageOf({ shown }) })
    .data.users;
  const isNarrowed = shown.search || Object.keys(shown.filter).length > 0;
  return (
    <DialogText role="status" mb="2">
      {isNarrowed ? "Found: " : "Total users: "}
      {formatCounted(totalCount, totalCountIsExact)}
    </DialogText>
  );
}

/** The matching accounts, with further pages on demand. */
export function UserList({ shown, after }: Props) {
  const { edges, pageInfo } = useManagedUsersSuspenseQuery({
    variables: pageOf({ shown, ...(after && { after }) }),
  }).data.users;
  if (!after && edges.length === 0)
    return (
      <chakra.p py="6" color="fg.muted">
        No users found
      </chakra.p>
    );
  return (
    <>
      <List aria-label={after ? "More users" : "Users"}>
        {edges.map(({ node }) => (
          <UserRow key={node.id} user={node} />
        ))}
      </List>
      <More of={pageInfo} label="More users">
        {(next) => <UserList shown={shown} after={next} />}
      </More>
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { usePoll } from "../../graphql/use-poll.ts";
import { DownloadList } from "../listing/download-list.tsx";
import { BulkOperationsDocument, useBulkOperationsSuspenseQuery } from "./bulk-operations.generated.ts";
import { OperationRow } from "./operation-row.tsx";

/** How many of the latest operations are shown. */
const SHOWN = { first: 5 };
/** How often running operations are polled, in seconds. */
const EVERY = 2;

const List = chakra("ul", { base: { listStyleType: "none" } });

function Progress() {
  usePoll(BulkOperationsDocument, SHOWN, EVERY);
  return null;
}

/** The latest operations; running ones are polled until they are complete. */
export function RecentOperations() {
  const { nodes } = useBulkOperationsSuspenseQuery({ variables: SHOWN }).data.bulkOperations;
  if (nodes.length === 0)
    return (
      <chakra.p color="fg.muted" fontSize="sm">
        No bulk operations in the last 90 days.
      </chakra.p>
    );
  return (
    <>
      <chakra.h4 fontWeight="semibold" fontSize="sm" mb="1">
        Recent operations
      </chakra.h4>
      <List aria-label="Recent operations">
        {nodes.map((operation) => (
          <OperationRow key={operation.id} operation={operation} />
        ))}
      </List>
      <chakra.p mt="2">
        <DownloadList address="/api/admin/bulk-operations.csv" what="bulk operations" />
      </chakra.p>
      {nodes.some(({ finishedAt }) => !finishedAt) && <Progress />}
    </>
  );
}

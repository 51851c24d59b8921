import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import type { BulkResult } from "../../graphql/schema.generated.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Dialog } from "../../ui/controls/dialog.tsx";
import { More } from "../../ui/controls/more.tsx";
import { SelectField } from "../../ui/controls/select-field.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { FailureBoundary } from "../failures/failure-boundary.tsx";
import { DownloadList } from "../listing/download-list.tsx";
import {
  type BulkOperation_OperationFragment,
  useBulkResultsSuspenseQuery,
} from "./bulk-operations.generated.ts";

const PAGE_SIZE = 20;

const Body = chakra("div", { base: { p: { base: "5", md: "6" } } });
const List = chakra("ul", { base: { listStyleType: "none", mt: "4" } });
const Item = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "3",
    rowGap: "1",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Quiet = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

const RESULTS = {
  DONE: { label: "Done", palette: "green" },
  SKIPPED: { label: "Skipped", palette: "yellow" },
} as const;

type PageProps = { id: string; result: BulkResult | undefined; after?: string };

function Results({ id, result, after }: PageProps) {
  const { nodes, pageInfo } = useBulkResultsSuspenseQuery({
    variables: {
      operationId: id,
      filter: result ? { results: [result] } : {},
      first: PAGE_SIZE,
      ...(after && { after }),
    },
  }).data.bulkOperationItems;
  if (!after && nodes.length === 0) return <Quiet mt="4">No users have this result.</Quiet>;
  return (
    <>
      <List aria-label={after ? "More results" : "Results"}>
        {nodes.map(({ id: item, user, result: became, reason }) => (
          <Item key={item}>
            <div>
              {user.firstName} {user.lastName} <Quiet as="span">@{user.username}</Quiet>
              {reason && <Quiet>{reason}</Quiet>}
            </div>
            <Badge colorPalette={became ? RESULTS[became].palette : "gray"}>
              {became ? RESULTS[became].label : "Waiting"}
            </Badge>
          </Item>
        ))}
      </List>
      <More of={pageInfo} label="More results">
        {(next) => <Results id={id} result={result} after={next} />}
      </More>
    </>
  );
}

type Props = { operation: BulkOperation_OperationFragment; name: string; onClose: () => void };

/** The result of an operation for each account. */
export function ResultsDialog({ operation: { id }, name, onClose }: Props) {
  const [result, setResult] = useState<BulkResult>();
  return (
    <Dialog label={`Results of ${name}`} onClose={onClose}>
      <Body>
        <chakra.h2 mb="4" fontSize="xl" fontWeight="semibold">
          {name}
        </chakra.h2>
        <SelectField
          label="Result"
          choices={[
            { value: "", label: "All results" },
            { value: "DONE", label: "Done" },
            { value: "SKIPPED", label: "Skipped" },
          ]}
          value={result ?? ""}
          onChange={({ target }) => setResult(target.value ? (target.value as BulkResult) : undefined)}
        />
        <FailureBoundary
          loading={<Quiet mt="4">Loading results...</Quiet>}
          failure={(retry) => (
            <chakra.div mt="4" role="alert">
              We couldn't load the results. <Button onClick={retry}>Try again</Button>
            </chakra.div>
          )}
        >
          <Results key={result} id={id} result={result} />
        </FailureBoundary>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="6">
          <DownloadList
            address="/api/admin/bulk-operations/results.csv"
            filter={{ operation: id, result: result?.toLowerCase() }}
            what="the results"
          />
          <Button size="md" onClick={onClose}>
            Close
          </Button>
        </chakra.div>
      </Body>
    </Dialog>
  );
}

import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { usePoll } from "../../graphql/use-poll.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { DownloadList } from "../listing/download-list.tsx";
import { addressWith } from "./import-address.ts";
import { ImportRunsDocument, useImportRunsSuspenseQuery } from "./imports.generated.ts";
import { RunRow } from "./run-row.tsx";
import { isGoing } from "./run-words.ts";

type Props = {
  after: string | null;
  /** The organization whose members' imports they are; undefined for all. */
  organization: string | undefined;
};

/** The variables of the list of runs. */
export const runsOf = ({ after, organization }: Props) => ({
  after,
  filter: organization ? { organizations: [organization] } : undefined,
});

function Poll(props: Props) {
  usePoll(ImportRunsDocument, runsOf(props), 2);
  return null;
}

/** The import runs, the newest first. */
export function RunList({ after, organization }: Props) {
  const [search] = useSearchParams();
  const { nodes, pageInfo } = useImportRunsSuspenseQuery({ variables: runsOf({ after, organization }) }).data
    .importRuns;
  return (
    <Panel
      title="Imports"
      intro="An import can be undone. Records changed or used since then stay as they are."
      action={
        <DownloadList address="/api/admin/imports.csv" {...(organization && { filter: { organization } })} />
      }
    >
      {nodes.some(({ status }) => isGoing(status)) && <Poll after={after} organization={organization} />}
      {nodes.length === 0 ? (
        <chakra.p color="fg.muted">Nothing has been imported yet.</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" aria-label="Imports">
          {nodes.map((run) => (
            <RunRow key={run.id} run={run} isOfMember={organization !== undefined} />
          ))}
        </chakra.ul>
      )}
      <chakra.nav aria-label="Pages of imports" display="flex" gap="2" mt="4">
        {after && <ButtonLink to={addressWith(search, { after: null })}>First page</ButtonLink>}
        {pageInfo.hasNextPage && (
          <ButtonLink to={addressWith(search, { after: pageInfo.endCursor })}>Next page</ButtonLink>
        )}
      </chakra.nav>
    </Panel>
  );
}

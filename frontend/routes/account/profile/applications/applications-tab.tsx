import { chakra } from "@chakra-ui/react";
import { Send } from "lucide-react";
import { ApplicationRow } from "../../../../features/applications/application-row.tsx";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { More } from "../../../../ui/controls/more.tsx";
import { EmptyState } from "../../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { useViewerApplicationsSuspenseQuery } from "./applications-tab.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });

/** A page of the user's applications, with further pages on demand. */
function ApplicationPages({ after }: { after?: string }) {
  const variables = after ? { after } : {};
  const { edges, pageInfo } = useViewerApplicationsSuspenseQuery({ variables }).data.viewerApplications;
  if (!after && edges.length === 0)
    return (
      <EmptyState
        title="No applications yet"
        icon={<Send size={32} strokeWidth={1.5} />}
        action={
          <ButtonLink to="/opportunities" variant="primary" size="md">
            Find an Opportunity
          </ButtonLink>
        }
      >
        Apply on the page of any opportunity or collaboration. Your drafts appear here, too.
      </EmptyState>
    );
  return (
    <>
      <List aria-label={after ? "More of your applications" : "Your applications"}>
        {edges.map(({ node }) => (
          <ApplicationRow key={node.id} application={node} />
        ))}
      </List>
      <More of={pageInfo} label="More applications">
        {(next) => <ApplicationPages after={next} />}
      </More>
    </>
  );
}

/** The user's applications with their statuses. */
export function ApplicationsTab() {
  return (
    <Panel
      title="Your applications"
      intro="Most recent first. Only you can see drafts and withdrawn applications."
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <DownloadList address="/api/applications/own.csv" />
          <ButtonLink to="/applications" flexShrink="0">
            Received
          </ButtonLink>
        </chakra.div>
      }
    >
      <ApplicationPages />
    </Panel>
  );
}

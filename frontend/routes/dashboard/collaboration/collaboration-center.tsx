import { chakra } from "@chakra-ui/react";
import { ApplicationRow } from "../../../features/applications/application-row.tsx";
import { newPostingPath } from "../../../features/postings/posting-paths.ts";
import { PostingRow } from "../../../features/postings/posting-row.tsx";
import { membersPath } from "../../../features/record/record-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  CollaborationCenterDocument,
  useCollaborationCenterSuspenseQuery,
} from "./collaboration-center.generated.ts";
import { Part } from "./part.tsx";

const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: "8",
  },
});

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(CollaborationCenterDocument, {});

/** The viewer's partnerships, who takes part, and the applications in both directions. */
export function Component({ title }: { title: string }) {
  const { myPostings, partners, receivedApplications, viewerApplications, viewerOrganizations } =
    useCollaborationCenterSuspenseQuery({ variables: {} }).data;
  return (
    <Panel
      title={title}
      intro="The collaborations of you and your organizations, and who takes part in them."
      action={<ButtonLink to={newPostingPath("COLLABORATION")}>Post a collaboration</ButtonLink>}
    >
      <Parts>
        <Part
          label="Partnerships"
          to="/postings?kind=collaboration"
          none="Collaborations that you or your organizations post appear here."
        >
          {myPostings.edges.map(({ node }) => (
            <PostingRow key={node.id} posting={node} />
          ))}
        </Part>
        <Part
          label="Partners"
          to="/applications?status=accepted"
          none="People whose applications you accept appear here."
        >
          {partners.edges.map(({ node }) => (
            <ApplicationRow key={node.id} application={node} />
          ))}
        </Part>
        <Part label="Applications received" to="/applications" none="Nobody has applied to you yet.">
          {receivedApplications.edges.map(({ node }) => (
            <ApplicationRow key={node.id} application={node} />
          ))}
        </Part>
        <Part
          label="Applications sent"
          to="/profile?tab=applications"
          none={
            <>
              You haven't applied for anything yet.{" "}
              <TextLink to="/research/collaborations">Find a collaboration</TextLink>
            </>
          }
        >
          {viewerApplications.edges.map(({ node }) => (
            <ApplicationRow key={node.id} application={node} />
          ))}
        </Part>
      </Parts>
      {viewerOrganizations.length > 0 && (
        <chakra.div mt="8">
          <Part label="Members of your organizations" none="">
            {viewerOrganizations.map(({ id, name, viewerRole }) => (
              <chakra.li key={id} py="2" overflowWrap="anywhere">
                <TextLink to={membersPath(id)}>{name}</TextLink>
                <chakra.span color="fg.muted">
                  , you are {viewerRole === "OWNER" ? "an owner" : "an editor"}
                </chakra.span>
              </chakra.li>
            ))}
          </Part>
        </chakra.div>
      )}
    </Panel>
  );
}

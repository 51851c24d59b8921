import { chakra } from "@chakra-ui/react";
import { ApplicationRow } from "../../../../features/applications/application-row.tsx";
import { newPostingPath } from "../../../../features/postings/posting-paths.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { formatCount, formatMoment } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  CollaborationCenterDocument,
  useCollaborationCenterSuspenseQuery,
} from "./collaboration-center.generated.ts";
import { Part } from "./part.tsx";
import { PartnershipRow } from "./partnership-row.tsx";

const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: "8",
    mt: "8",
  },
});

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(CollaborationCenterDocument, {});

function waitingLine(waiting: number): string {
  if (waiting === 0) return "No new applications.";
  return `${formatCount(waiting)} ${waiting === 1 ? "application is" : "applications are"} waiting for a first look.`;
}

/** The viewer's partnerships with their members, and the applications in both directions. */
export function Component({ title }: { title: string }) {
  const {
    viewerPartnerships: partnerships,
    receivedApplications: received,
    viewerApplications: sent,
  } = useCollaborationCenterSuspenseQuery({ variables: {} }).data;
  const waiting = received.facets.statuses.find(({ value }) => value === "SUBMITTED")?.count ?? 0;
  return (
    <Panel
      title={title}
      intro={waitingLine(waiting)}
      action={<ButtonLink to={newPostingPath("COLLABORATION")}>Post a collaboration</ButtonLink>}
    >
      <HowComputed
        figure="applications waiting and members"
        formula="Waiting: submitted applications to your or your organizations' postings that no one has opened yet. Members: accepted applications to a collaboration, not counting withdrawn ones."
        rows={<TextLink to="/applications">The applications you received</TextLink>}
        asOf={formatMoment(received.asOf)}
      />
      <Part
        label="Partnerships"
        none="Collaborations you or your organizations post appear here, along with those that accept you."
      >
        {partnerships.map((partnership) => (
          <PartnershipRow key={partnership.id} partnership={partnership} />
        ))}
      </Part>
      <Parts>
        <Part label="Applications received" to="/applications" none="No one has applied to you yet.">
          {received.edges.map(({ node }) => (
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
          {sent.edges.map(({ node }) => (
            <ApplicationRow key={node.id} application={node} />
          ))}
        </Part>
      </Parts>
    </Panel>
  );
}

import { chakra } from "@chakra-ui/react";
import { ApplicationRow } from "../../../features/applications/application-row.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  ApplicationsPanelDocument,
  type ApplicationsPanelQuery,
  useApplicationsPanelSuspenseQuery,
} from "./applications-panel.generated.ts";

const Title = chakra("h3", { base: { fontSize: "sm", fontWeight: "semibold" } });
const List = chakra("ul", { base: { mt: "2", listStyleType: "none" } });
const Parts = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: "6",
  },
});
const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3" },
});
const None = chakra("p", { base: { mt: "2", color: "fg.muted", fontSize: "sm" } });

/** Starts the query for the latest applications. */
export const preload: PanelModule["preload"] = (start) => start(ApplicationsPanelDocument, {});

type Edges = ApplicationsPanelQuery["viewerApplications"]["edges"];

function Latest({ label, to, edges, none }: { label: string; to: string; edges: Edges; none: string }) {
  return (
    <div>
      <Head>
        <Title>{label}</Title>
        <ButtonLink to={to} aria-label={`All ${label.toLowerCase()}`}>
          All
        </ButtonLink>
      </Head>
      {edges.length === 0 ? (
        <None>{none}</None>
      ) : (
        <List aria-label={label}>
          {edges.map(({ node }) => (
            <ApplicationRow key={node.id} application={node} />
          ))}
        </List>
      )}
    </div>
  );
}

/** The latest applications that the viewer decides on, and those that they have written. */
export function Component({ title }: { title: string }) {
  const { receivedApplications: received, viewerApplications: own } = useApplicationsPanelSuspenseQuery({
    variables: {},
  }).data;
  const waiting = received.facets.statuses.find(({ value }) => value === "SUBMITTED")?.count ?? 0;
  const intro =
    waiting > 0
      ? `${formatCount(waiting)} ${waiting === 1 ? "application is" : "applications are"} waiting for a first look.`
      : "No new applications.";
  return (
    <Panel title={title} intro={intro}>
      <Parts>
        <Latest
          label="Received applications"
          to="/applications"
          edges={received.edges}
          none="Applications to your opportunities and collaborations appear here."
        />
        <Latest
          label="Your applications"
          to="/profile?tab=applications"
          edges={own.edges}
          none="You haven't applied for anything yet."
        />
      </Parts>
    </Panel>
  );
}

import { chakra } from "@chakra-ui/react";
import { DownloadList } from "../../../../features/listing/download-list.tsx";
import { WhenNear } from "../../../../ui/behavior/when-near.tsx";
import { formatMoment } from "../../../../ui/display/format.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { DemoRequestsDocument, useDemoRequestsSuspenseQuery } from "./demo-requests.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Line = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/**
 * Starts the query during server rendering only; in the browser it starts when the end of the tab is near.
 */
export const preload: PanelModule["preload"] = async (start) => {
  if (import.meta.env.SSR) await start(DemoRequestsDocument, {});
};

function Requests({ label }: { label: string }) {
  const { demoRequests } = useDemoRequestsSuspenseQuery({ variables: {} }).data;
  const { totalCount, nodes } = demoRequests;
  return (
    <>
      {totalCount === 0 ? (
        <chakra.p color="fg.muted">No requests or messages yet.</chakra.p>
      ) : (
        <List aria-label={label}>
          {nodes.map(({ id, name, email, organization, preferredTime, message, createdAt }) => (
            <Row key={id}>
              <chakra.p fontWeight="medium">
                {name}, {organization}
              </chakra.p>
              <Line>
                <chakra.a href={`mailto:${email}`} color="accent" textDecoration="underline">
                  {email}
                </chakra.a>
                , {formatMoment(createdAt)}
                {preferredTime && `, prefers ${preferredTime}`}
              </Line>
              {message && (
                <chakra.p mt="1.5" maxWidth="prose" whiteSpace="pre-line">
                  {message}
                </chakra.p>
              )}
            </Row>
          ))}
        </List>
      )}
      {totalCount > nodes.length && (
        <Line mt="3">
          Showing the latest {nodes.length} of {totalCount}.
        </Line>
      )}
    </>
  );
}

/** Demo requests and messages sent from the contact page. */
export const Component = ({ title }: { title: string }) => (
  <Panel
    title={title}
    intro="Administrators also get each of these by email."
    action={<DownloadList address="/api/admin/demo-requests.csv" what="requests and messages" />}
  >
    <WhenNear waiting={<SkeletonBar height="40" borderRadius="lg" />}>
      <Requests label={title} />
    </WhenNear>
  </Panel>
);

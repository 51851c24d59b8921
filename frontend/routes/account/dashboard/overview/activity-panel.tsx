import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { formatMoment } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { Note, Rows } from "./rows.tsx";
import { useWorkSuspenseQuery, WorkDocument, type WorkQuery } from "./work.generated.ts";

const Told = chakra(Link, { base: { _hover: { color: "accent" } } });

const Details = chakra("details", {
  base: {
    mt: "2.5",
    "& summary": {
      width: "fit-content",
      py: "1",
      color: "accent",
      fontSize: "sm",
      fontWeight: "medium",
      cursor: "pointer",
    },
  },
});

/** The number of activities shown before the others are folded. */
const FIRST = 3;

type Props = { label: string; acts: WorkQuery["viewerActivities"] };

const Acts = ({ label, acts }: Props) => (
  <Rows aria-label={label}>
    {acts.map(({ id, description, path, createdAt }) => (
      <li key={id}>
        <Told to={path}>{description}</Told>
        <Note>{formatMoment(createdAt)}</Note>
      </li>
    ))}
  </Rows>
);

/** Starts the query for the viewer's work, which includes their activities. */
export const preload: PanelModule["preload"] = (start) => start(WorkDocument, {});

/** The viewer's latest activities. */
export function Component({ title }: { title: string }) {
  const { viewerActivities } = useWorkSuspenseQuery({ variables: {} }).data;
  return (
    <Panel title={title}>
      {viewerActivities.length === 0 ? (
        <Note>
          No activity yet. What you save, write and apply to appears here.{" "}
          <TextLink to="/match">Describe what you need</TextLink> to get started.
        </Note>
      ) : (
        <>
          <Acts label={title} acts={viewerActivities.slice(0, FIRST)} />
          {viewerActivities.length > FIRST && (
            <Details>
              <summary>Show earlier activity</summary>
              <Acts label="Earlier activity" acts={viewerActivities.slice(FIRST)} />
            </Details>
          )}
        </>
      )}
    </Panel>
  );
}

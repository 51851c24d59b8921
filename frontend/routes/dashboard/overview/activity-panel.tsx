import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { formatMoment } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { Note, Rows } from "./rows.tsx";
import { useWorkSuspenseQuery, WorkDocument } from "./work.generated.ts";

const Told = chakra(Link, { base: { _hover: { color: "accent" } } });

/** Starts the query for what waits, which also reads what was done. */
export const preload: PanelModule["preload"] = (start) => start(WorkDocument, {});

/** What the viewer did last. */
export function Component({ title }: { title: string }) {
  const { viewerActivities } = useWorkSuspenseQuery({ variables: {} }).data;
  return (
    <Panel title={title}>
      {viewerActivities.length === 0 ? (
        <Note>
          Nothing yet. What you save, write and apply to appears here.{" "}
          <TextLink to="/match">Describe what you need</TextLink> to begin.
        </Note>
      ) : (
        <Rows aria-label={title}>
          {viewerActivities.map(({ id, description, path, createdAt }) => (
            <li key={id}>
              <Told to={path}>{description}</Told>
              <Note>{formatMoment(createdAt)}</Note>
            </li>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

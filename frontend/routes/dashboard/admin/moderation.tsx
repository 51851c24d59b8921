import { chakra } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { formatCount } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { pill } from "../../../ui/pill-styles.ts";
import { useProgress } from "../../../ui/progress-line.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ModerationQueueDocument, useModerationQueueSuspenseQuery } from "./moderation.generated.ts";
import { ModerationRow } from "./moderation-row.tsx";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Kinds = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", mb: "5", listStyleType: "none" },
});
const Kind = chakra(Link, { base: pill });
const Intro = chakra("p", { base: { mb: "4", maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

/** The kind in an address; null for the first. */
const kindIn = (search: URLSearchParams) => search.get("kind");

/** Starts the query for what waits. */
export const preload: PanelModule["preload"] = (start, search) =>
  start(ModerationQueueDocument, { kind: kindIn(search) });

/** What waits for an administrator's decision, by kind. */
export function Component({ title }: { title: string }) {
  const [search] = useSearchParams();
  const kind = kindIn(search);
  const shown = useDeferredValue(kind);
  useProgress(shown !== kind);
  const { moderationKinds: kinds, moderationQueue } = useModerationQueueSuspenseQuery({
    variables: { kind: shown },
  }).data;
  const { nodes } = moderationQueue;
  const current = kinds.find(({ id }) => id === shown) ?? kinds[0];
  const to = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("kind", id);
    return { search: next.toString() };
  };
  return (
    <Panel title={title}>
      <Kinds aria-label="What to review">
        {kinds.map(({ id, label, waiting }) => (
          <li key={id}>
            <Kind to={to(id)} preventScrollReset aria-current={id === current?.id ? "true" : undefined}>
              {label} ({formatCount(waiting)})
            </Kind>
          </li>
        ))}
      </Kinds>
      <Intro>{current?.intro}</Intro>
      {nodes.length === 0 ? (
        <chakra.p color="fg.muted">There is nothing to review.</chakra.p>
      ) : (
        <List aria-label={`${current?.label} to review`}>
          {nodes.map((item) => (
            <ModerationRow key={item.id} item={item} />
          ))}
        </List>
      )}
    </Panel>
  );
}

import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ModerationKindsDocument, useModerationKindsSuspenseQuery } from "./moderation.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", { base: { py: "3", borderTopWidth: "1px", borderColor: "line" } });
const Intro = chakra("p", { base: { maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

/** Starts the query for what waits. */
export const preload: PanelModule["preload"] = (start) => start(ModerationKindsDocument, {});

/** How much waits for an administrator's decision, and the way to it. */
export function Component({ title }: { title: string }) {
  const { moderationKinds: kinds } = useModerationKindsSuspenseQuery({ variables: {} }).data;
  const waiting = kinds.reduce((sum, kind) => sum + kind.waiting, 0);
  return (
    <Panel
      title={title}
      intro={
        waiting === 0
          ? "Nothing is waiting for a decision."
          : `${formatCount(waiting)} waiting for a decision.`
      }
      action={<ButtonLink to="/moderation">Open the queue</ButtonLink>}
    >
      <List aria-label="What needs a decision">
        {kinds.map(({ id, label, intro, waiting: count }) => (
          <Row key={id}>
            <TextLink to={`/moderation?kind=${id}`}>
              {label} ({formatCount(count)})
            </TextLink>
            <Intro>{intro}</Intro>
          </Row>
        ))}
      </List>
    </Panel>
  );
}

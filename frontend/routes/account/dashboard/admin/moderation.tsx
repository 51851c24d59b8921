import { chakra } from "@chakra-ui/react";
import { WhenNear } from "../../../../ui/behavior/when-near.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ModerationKindsDocument, useModerationKindsSuspenseQuery } from "./moderation.generated.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Row = chakra("li", {
  base: { py: { base: "2", md: "3" }, borderTopWidth: "1px", borderColor: "line" },
});
// Hidden on phones, where the queue itself shows it.
const Intro = chakra("p", {
  base: { display: { base: "none", md: "block" }, maxWidth: "prose", color: "fg.muted", fontSize: "sm" },
});

/** Starts the query during server rendering only; in the browser it starts when the panel is near. */
export const preload: PanelModule["preload"] = async (start) => {
  if (import.meta.env.SSR) await start(ModerationKindsDocument, {});
};

function Kinds() {
  const { moderationKinds: kinds } = useModerationKindsSuspenseQuery({ variables: {} }).data;
  const waiting = kinds.reduce((sum, kind) => sum + kind.waiting, 0);
  return (
    <>
      <chakra.p mb="3" color="fg.muted">
        {waiting === 0
          ? "Nothing is waiting for a decision."
          : `${formatCount(waiting)} waiting for a decision.`}
      </chakra.p>
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
    </>
  );
}

/** The number of items that await an administrator's decision, with a link to the queue. */
export const Component = ({ title }: { title: string }) => (
  <Panel title={title} action={<ButtonLink to="/moderation">Open the queue</ButtonLink>}>
    <WhenNear waiting={<SkeletonBar height="40" borderRadius="lg" />}>
      <Kinds />
    </WhenNear>
  </Panel>
);

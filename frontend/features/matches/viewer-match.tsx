import { chakra } from "@chakra-ui/react";
import { Panel } from "../../ui/layout/panel.tsx";
import type { MatchNeed_NeedFragment } from "./matches.generated.ts";
import { NeedLines } from "./need-lines.tsx";

type Props = { match: { percentage: number; needs: readonly MatchNeed_NeedFragment[] } };

const Frame = chakra("div", { base: { mt: { base: "8", md: "10" }, scrollMarginTop: "24" } });

/** How well an opportunity matches the viewer, need by need. */
export function ViewerMatch({ match: { percentage, needs } }: Props) {
  const met = needs.filter(({ verdict }) => verdict === "MET").length;
  return (
    <Frame id="match" tabIndex={-1}>
      <Panel
        title={`Why ${percentage}%`}
        intro={`You cover ${met} of the ${needs.length} things it asks for: its category, sports, levels and requirements, each counted equally. A need counts as met when most of its words appear together in your profile, or in one of your vendors or solutions. Anything you don't mention counts as missing, so you may cover more than this shows. This isn't your chance of being selected.`}
      >
        <NeedLines needs={needs} />
      </Panel>
    </Frame>
  );
}

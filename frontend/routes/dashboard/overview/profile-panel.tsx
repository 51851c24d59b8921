import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ProfilePanelDocument, useProfilePanelSuspenseQuery } from "./profile-panel.generated.ts";

const Track = chakra("div", {
  base: { height: "2", borderRadius: "full", bg: "bg.muted", overflow: "hidden" },
});
const Bar = chakra("div", { base: { height: "full", borderRadius: "full", bg: "accent" } });

/** Starts the query for the profile's completeness. */
export const preload: PanelModule["preload"] = (start) => start(ProfilePanelDocument, {});

/** How complete the profile is, what is missing, and whether two-factor authentication is on. */
export function Component({ title }: { title: string }) {
  const { viewerOverview } = useProfilePanelSuspenseQuery({ variables: {} }).data;
  const { twoFactorEnabled, profileCompleteness } = viewerOverview;
  const { percent, missing } = profileCompleteness;
  return (
    <Panel
      title={title}
      intro="A complete profile helps others see whether you are a good match."
      action={
        <ButtonLink to="/profile" flexShrink="0">
          Open Profile
        </ButtonLink>
      }
    >
      <Track role="img" aria-label={`${percent}% of the profile is filled in`}>
        <Bar style={{ width: `${percent}%` }} />
      </Track>
      <chakra.p mt="3" fontSize="sm">
        {missing.length > 0
          ? `Still empty: ${missing.map(({ label }) => label).join(", ")}.`
          : "Your profile is complete."}
      </chakra.p>
      {!twoFactorEnabled && (
        <chakra.p mt="3" fontSize="sm">
          <TextLink to="/profile?tab=settings">Turn on two-factor authentication</TextLink> to protect your
          account even if someone learns your password.
        </chakra.p>
      )}
    </Panel>
  );
}

import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

const Track = chakra("div", {
  base: { height: "2", borderRadius: "full", bg: "bg.muted", overflow: "hidden" },
});
const Bar = chakra("div", { base: { height: "full", borderRadius: "full", bg: "accent" } });

type Props = { percent: number; missing: readonly string[]; twoFactorEnabled: boolean };

/** How far the profile is, what would raise it, and whether the account is well kept. */
export function ProfilePanel({ percent, missing, twoFactorEnabled }: Props) {
  return (
    <Panel
      title="Your profile"
      intro="The more it says, the better others can tell whether you fit."
      action={<ButtonLink to="/profile">Open Profile</ButtonLink>}
    >
      <Track role="img" aria-label={`${percent}% of the profile is filled in`}>
        <Bar style={{ width: `${percent}%` }} />
      </Track>
      <chakra.p mt="3" fontSize="sm">
        {missing.length > 0 ? `Still empty: ${missing.join(", ")}.` : "Every part is filled in."}
      </chakra.p>
      {!twoFactorEnabled && (
        <chakra.p mt="3" fontSize="sm">
          <TextLink to="/profile?tab=settings">Turn on two-factor authentication</TextLink> to keep the
          account yours even when the password is known.
        </chakra.p>
      )}
    </Panel>
  );
}

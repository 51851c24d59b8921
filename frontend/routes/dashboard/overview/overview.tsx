import { chakra } from "@chakra-ui/react";
import type { Role } from "../../../graphql/schema.generated.ts";
import { FigureTile } from "../../../ui/figure-tile.tsx";
import { formatDate } from "../../../ui/format.ts";
import { NextSteps } from "./next-steps.tsx";
import { useOverviewSuspenseQuery } from "./overview.generated.ts";
import { ProfilePanel } from "./profile-panel.tsx";

const Tiles = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
    gap: { base: "3", md: "5" },
    mb: { base: "3", md: "5" },
  },
});
const Panels = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: { base: "3", md: "5" },
    alignItems: "start",
  },
});

/** What is the person's own, and where to go on from it. */
export function Overview({ role }: { role: Role }) {
  const { data } = useOverviewSuspenseQuery({ variables: {} });
  const { profileCompleteness, sessionCount, twoFactorEnabled, memberSince, lastLogin } = data.viewerOverview;
  return (
    <>
      <Tiles>
        <FigureTile
          label="Profile complete"
          figure={`${profileCompleteness.percent}%`}
          note={
            profileCompleteness.missing.length === 0
              ? "Nothing is missing"
              : `${profileCompleteness.missing.length} to fill in`
          }
        />
        <FigureTile
          label="Devices signed in"
          figure={String(sessionCount)}
          note={lastLogin ? `Last sign-in ${formatDate(lastLogin)}` : undefined}
        />
        <FigureTile
          label="Two-factor sign-in"
          figure={twoFactorEnabled ? "On" : "Off"}
          note={twoFactorEnabled ? "A code besides the password" : "The password alone lets in"}
        />
        <FigureTile label="Member since" figure={memberSince.slice(0, 4)} note={formatDate(memberSince)} />
      </Tiles>
      <Panels>
        <ProfilePanel
          percent={profileCompleteness.percent}
          missing={profileCompleteness.missing.map(({ label }) => label)}
          twoFactorEnabled={twoFactorEnabled}
        />
        <NextSteps role={role} />
      </Panels>
    </>
  );
}

import { FigureRow, FigureTile } from "../../../ui/figure-tile.tsx";
import { formatDate } from "../../../ui/format.ts";
import type { PanelModule } from "../panels/panel.ts";
import { AccountFiguresDocument, useAccountFiguresSuspenseQuery } from "./account-figures.generated.ts";

/** Starts the query for the figures. */
export const preload: PanelModule["preload"] = (start) => start(AccountFiguresDocument, {});

/** The viewer's account in four figures. */
export function Component() {
  const { data } = useAccountFiguresSuspenseQuery({ variables: {} });
  const { profileCompleteness, sessionCount, twoFactorEnabled, memberSince, lastLogin } = data.viewerOverview;
  const missing = profileCompleteness.missing.length;
  return (
    <FigureRow>
      <FigureTile
        label="Profile complete"
        figure={`${profileCompleteness.percent}%`}
        note={missing === 0 ? "Nothing is missing" : `${missing} to fill in`}
      />
      <FigureTile
        label="Devices signed in"
        figure={String(sessionCount)}
        note={lastLogin ? `Last sign-in ${formatDate(lastLogin)}` : undefined}
      />
      <FigureTile
        label="Two-factor sign-in"
        figure={twoFactorEnabled ? "On" : "Off"}
        note={twoFactorEnabled ? "A code in addition to the password" : "The password alone is enough"}
      />
      <FigureTile label="Member since" figure={memberSince.slice(0, 4)} note={formatDate(memberSince)} />
    </FigureRow>
  );
}

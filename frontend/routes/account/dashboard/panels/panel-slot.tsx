import { FailureBoundary } from "../../../../features/failures/failure-boundary.tsx";
import { useModule } from "../../../../features/routing/server-answer.ts";
import type { Role } from "../../../../graphql/schema.generated.ts";
import type { DashboardPanel } from "./panel.ts";
import { PanelFailure } from "./panel-failure.tsx";

type Props = { panel: DashboardPanel; role: Role };

function Content({ panel, role }: Props) {
  const { Component } = panel.module.read();
  return <Component title={panel.title} role={role} />;
}

/** A panel in its place on the dashboard, with its own loading and error states. */
export function PanelSlot({ panel, role }: Props) {
  const { title, modulePath, module, Loading } = panel;
  useModule(modulePath);
  return (
    <FailureBoundary
      loading={<Loading title={title} />}
      failure={(retry) => <PanelFailure title={title} onRetry={retry} />}
      onRetry={module.reset}
    >
      <Content panel={panel} role={role} />
    </FailureBoundary>
  );
}

import { chakra } from "@chakra-ui/react";
import { NothingListed } from "../../../../features/reports/nothing-listed.tsx";
import { ReportDocument, useReportSuspenseQuery } from "../../../../features/reports/report.generated.ts";
import { REPORTS } from "../../../../features/reports/report-address.ts";
import { ReportChart } from "../../../../features/reports/report-chart.tsx";
import { ReportFigures, reportScope } from "../../../../features/reports/report-figures.tsx";
import { liveliest } from "../../../../features/reports/report-series.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";

/** The last 30 days. */
const REPORT = { step: "DAY" } as const;

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(ReportDocument, REPORT);

/** The last 30 days' activity on the viewer's records. */
export function Component({ title }: { title: string }) {
  const { activityReport: report } = useReportSuspenseQuery({ variables: REPORT }).data;
  if (report.records === 0)
    return (
      <Panel title={title}>
        <NothingListed />
      </Panel>
    );
  return (
    <Panel
      title={title}
      intro={reportScope(report)}
      action={<ButtonLink to={REPORTS}>View Detailed Reports</ButtonLink>}
    >
      <ReportFigures report={report} />
      <chakra.div mt="6">
        <ReportChart report={report} series={liveliest(report)} />
      </chakra.div>
    </Panel>
  );
}

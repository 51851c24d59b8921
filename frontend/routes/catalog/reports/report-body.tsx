import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { NothingListed } from "../../../features/reports/nothing-listed.tsx";
import { useReportSuspenseQuery } from "../../../features/reports/report.generated.ts";
import { type ReportView, reportFile } from "../../../features/reports/report-address.ts";
import { ReportChart } from "../../../features/reports/report-chart.tsx";
import { ReportFigures, reportScope } from "../../../features/reports/report-figures.tsx";
import { liveliest, type SeriesKey } from "../../../features/reports/report-series.ts";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";

/** A report: its totals, a chart of one series, and a link to all rows. */
export function ReportBody({ view, series }: { view: ReportView; series: SeriesKey | undefined }) {
  const { activityReport: report } = useReportSuspenseQuery({ variables: view }).data;
  if (report.records === 0) return <NothingListed />;
  return (
    <Panel
      title="Activity"
      intro={reportScope(report)}
      action={
        <ButtonAnchor href={reportFile(view)} download>
          <Download size={16} aria-hidden />
          Download CSV
        </ButtonAnchor>
      }
    >
      <ReportFigures report={report} />
      <chakra.div mt="8">
        <ReportChart report={report} series={series ?? liveliest(report)} />
      </chakra.div>
    </Panel>
  );
}

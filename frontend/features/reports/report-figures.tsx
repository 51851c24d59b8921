import { chakra } from "@chakra-ui/react";
import { FigureTile } from "../../ui/display/figure-tile.tsx";
import { formatCount, formatDate, formatMoment } from "../../ui/display/format.ts";
import { HowComputed } from "../../ui/display/how-computed.tsx";
import type { Report_ReportFragment } from "./report.generated.ts";
import { SERIES } from "./report-series.ts";

const Figures = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(5, minmax(0, 1fr))" },
    gap: { base: "3", md: "4" },
  },
});

/** Describes a report's scope in a sentence. */
export function reportScope({ isPlatform, records, from, to }: Report_ReportFragment): string {
  const time = `from ${formatDate(from)} to ${formatDate(to)}, in UTC`;
  if (isPlatform) return `The whole platform, ${time}.`;
  return `${formatCount(records ?? 0)} of your and your organizations' records, ${time}.`;
}

/** The totals of a report, each with how it is computed. */
export const ReportFigures = ({ report }: { report: Report_ReportFragment }) => (
  <Figures>
    {SERIES.map(({ key, label, formula }) => (
      <FigureTile key={key} label={label} figure={formatCount(report.totals[key])}>
        <HowComputed
          figure={label}
          formula={formula}
          rows={reportScope(report)}
          asOf={formatMoment(report.asOf)}
        />
      </FigureTile>
    ))}
  </Figures>
);

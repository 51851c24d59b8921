import { chakra } from "@chakra-ui/react";
import { FailureBoundary } from "../../../features/failures/failure-boundary.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { ReportDocument } from "../../../features/reports/report.generated.ts";
import { refusalOf, reportIn } from "../../../features/reports/report-address.ts";
import { SERIES } from "../../../features/reports/report-series.ts";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { useShownSearch } from "../../../features/routing/use-shown-search.ts";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { useViewerSuspenseQuery, ViewerDocument } from "../../../features/viewer/viewer.generated.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { RangeForm } from "./range-form.tsx";
import { ReportBody } from "./report-body.tsx";

/** Preloads the report at an address. */
export const preload: Screen["preload"] = async (start, { search }) => {
  const view = reportIn(search);
  if (!refusalOf(view) && (await start(ViewerDocument, {}))?.viewer) await start(ReportDocument, view);
};

/** Placeholder of the reports. */
export const Loading = () => <RecordLoading noun="report" />;

function Report() {
  const search = useShownSearch();
  const view = reportIn(search);
  const refusal = refusalOf(view);
  const series = SERIES.find(({ key }) => key === search.get("show"))?.key;
  return (
    <Page py={{ base: "8", md: "12" }}>
      <PageHeading>Detailed Reports</PageHeading>
      <RangeForm key={search.toString()} view={view} series={series} />
      {refusal ? (
        <chakra.p role="alert" mt="6">
          {refusal}
        </chakra.p>
      ) : (
        <FailureBoundary
          loading={<SkeletonBar height="80" borderRadius="xl" aria-busy />}
          failure={(retry) => (
            <chakra.p role="alert">
              We couldn't load the report.{" "}
              <chakra.button type="button" textDecoration="underline" onClick={retry}>
                Try again
              </chakra.button>
            </chakra.p>
          )}
        >
          <ReportBody view={view} series={series} />
        </FailureBoundary>
      )}
    </Page>
  );
}

/** The activity on the viewer's records, by day or week. */
export function Component() {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  return (
    <>
      <PageMetadata
        title="Detailed Reports"
        description="How your listings are doing on SportsTech Hub."
        path="/reports"
        hidden
      />
      {viewer ? <Report /> : <SignInPrompt>Sign in to see your reports.</SignInPrompt>}
    </>
  );
}

import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { MissedSearches } from "./missed-searches.tsx";
import { SearchReportDocument } from "./search-report.generated.ts";
import { weekIn } from "./week-in.ts";

/** Preloads the week in the address, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await start(SearchReportDocument, { week: weekIn(search) });
});

/** Placeholder of the report. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The report of unsuccessful searches, for administrators. */
export function Component() {
  return (
    <>
      <PageMetadata
        title="Searches Without Results"
        description="What people looked for and didn't find."
        path="/admin/searches"
        hidden
      />
      <ForAdministrators
        prompt="Sign in to see what wasn't found."
        refusal="Only administrators can see what searches didn't find."
      >
        <MissedSearches />
      </ForAdministrators>
    </>
  );
}

import { preloadRecord } from "../../../features/record/preload-record.ts";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { RecordScreen } from "../../../features/record/record-screen.tsx";
import {
  UniversityPartnerDocument,
  useUniversityPartnerSuspenseQuery,
} from "./university-partner.generated.ts";
import { PartnerPage } from "./university-partner-page.tsx";

/** Preloads the university partner at an address. */
export const preload = preloadRecord(UniversityPartnerDocument);

/** Placeholder of the page. */
export const Loading = () => <RecordLoading noun="university partner" />;

const usePartner = (id: string) =>
  useUniversityPartnerSuspenseQuery({ variables: { id } }).data.universityPartner;

/** A university partner's page. */
export const Component = () => (
  <RecordScreen
    section={{ path: "/research/partners", label: "University Partners", noun: "university partner" }}
    useRecord={usePartner}
  >
    {(partner) => <PartnerPage partner={partner} />}
  </RecordScreen>
);

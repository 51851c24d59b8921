import { ForAdministrators, preloadForAdministrators } from "../../../features/viewer/for-administrators.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { viewIn } from "./audit-address.ts";
import { AuditActionsDocument, AuditLogDocument } from "./audit-log.generated.ts";
import { AuditTrail } from "./audit-trail.tsx";

/** Preloads the audit trail for the address, for administrators. */
export const preload = preloadForAdministrators(async (start, { search }) => {
  await Promise.all([start(AuditLogDocument, viewIn(search)), start(AuditActionsDocument, {})]);
});

/** Placeholder of the audit trail. */
export { PageLoading as Loading } from "../../../ui/layout/page-loading.tsx";

/** The page on which administrators see who did what. */
export function Component() {
  return (
    <>
      <PageMetadata title="Audit Log" description="Who did what, and when." path="/admin/audit-log" hidden />
      <ForAdministrators
        prompt="Sign in to read the audit log."
        refusal="Only administrators can read the audit log."
      >
        <AuditTrail />
      </ForAdministrators>
    </>
  );
}

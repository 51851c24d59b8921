import { DateFact } from "../../features/record/date-fact.tsx";
import type { ShownVendor } from "./shown-vendor.ts";

/** Whether a vendor is verified, since when and until when; or how its last verification ended. */
export function VerificationNote({ vendor: { checks, verifications } }: { vendor: ShownVendor }) {
  const [last] = verifications;
  if (!last) return "This vendor hasn't been verified yet.";
  const { id, state, recorded, verifiedAt, expiresAt, endedAt, reason } = last;
  if (state === "CURRENT") {
    const isListed = checks.some(({ verificationId }) => verificationId === id);
    return (
      <>
        Verified on <DateFact at={verifiedAt} />, valid until <DateFact at={expiresAt} />.
        {!recorded && " It was verified before we kept records of who checked it."}
        {recorded && !isListed && " Our team verified it without listing single checks."}
      </>
    );
  }
  const when = <DateFact at={endedAt ?? expiresAt} />;
  if (state === "WITHDRAWN")
    return (
      <>
        No longer verified: we withdrew the verification on {when}. Reason: {reason}
      </>
    );
  if (state === "EXPIRED")
    return <>No longer verified: the verification expired on {when}. A new check is due.</>;
  return (
    <>
      No longer verified: its name or website changed on {when}, after the checks below. A new check is due.
    </>
  );
}

import { DateFact } from "../../../features/record/date-fact.tsx";
import type { ShownVendor } from "./shown-vendor.ts";

const Changed = ({ at }: { at: string }) => (
  <>
    No longer verified: its name or website changed on <DateFact at={at} />, after the checks below. A new
    check is due.
  </>
);

/** Whether a vendor is verified, since when and until when; or how its last verification ended. */
export function VerificationNote({ vendor }: { vendor: ShownVendor }) {
  const { checks, verifications, verificationEndedAt } = vendor;
  const [last] = verifications;
  if (!last && verificationEndedAt) return <Changed at={verificationEndedAt} />;
  if (!last) return "This vendor hasn't been verified yet.";
  const { id, state, recorded, verifiedAt, expiresAt, endedAt, reason } = last;
  if (state === "CURRENT") {
    const isListed = checks.some(({ verificationId }) => verificationId === id);
    return (
      <>
        Verified {recorded && "by our team "}on <DateFact at={verifiedAt} />, valid until{" "}
        <DateFact at={expiresAt} />.
        {!recorded && " It was verified before we kept records of who checked it."}
        {recorded && !isListed && " Our team verified it without listing individual checks."}
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
  return <Changed at={endedAt ?? expiresAt} />;
}

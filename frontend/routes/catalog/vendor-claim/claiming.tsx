import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Panel } from "../../../ui/layout/panel.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { CodeRequest } from "./code-request.tsx";
import { EvidenceForm } from "./evidence-form.tsx";
import { OwnClaim } from "./own-claim.tsx";
import type { ClaimedVendor } from "./shown-vendor.ts";
import { useVendorClaimingSuspenseQuery } from "./vendor-claim.generated.ts";

const Panels = chakra("div", { base: { display: "grid", gap: "6", maxWidth: "2xl" } });

/**
 * The ways to become a vendor's manager: by email while it has none, else by the administrators' decision.
 */
export function Claiming({ vendor, viewerId }: { vendor: ClaimedVendor; viewerId: string }) {
  const { data } = useVendorClaimingSuspenseQuery({ variables: { vendorId: vendor.id } });
  const { domains, code, claim } = data.vendorClaiming;
  const [again, setAgain] = useState(false);
  return (
    <Panels>
      {!vendor.claimed && (
        <Panel
          title="By email"
          intro={`We'll send a code to an email address at ${vendor.name} to confirm that you work there.`}
        >
          {code && !again ? (
            <CodeEntry vendor={vendor} code={code} onAgain={() => setAgain(true)} />
          ) : (
            <CodeRequest vendor={vendor} domains={domains} onSent={() => setAgain(false)} />
          )}
        </Panel>
      )}
      {claim && claim.status !== "GRANTED" && <OwnClaim claim={claim} />}
      {claim?.status !== "PENDING" && <EvidenceForm vendor={vendor} viewerId={viewerId} />}
    </Panels>
  );
}

import { chakra } from "@chakra-ui/react";
import { membersPath, vendorPath } from "../../../features/record/record-path.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { ClaimedVendor } from "./shown-vendor.ts";
import { useVendorClaimingSuspenseQuery } from "./vendor-claim.generated.ts";

/** The options of a vendor's current managers, including answers to others' claims. */
export function Managing({ vendor, organizationId }: { vendor: ClaimedVendor; organizationId: string }) {
  const { toAnswer } = useVendorClaimingSuspenseQuery({ variables: { vendorId: vendor.id } }).data
    .vendorClaiming;
  return (
    <chakra.div display="grid" gap="6" maxWidth="2xl">
      {toAnswer.map((claim) => (
        <AnswerForm key={claim.id} claim={claim} />
      ))}
      <Panel title={`You manage ${vendor.name}`} intro="Its page shows that it's managed by its team.">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={vendorPath(vendor)} variant="primary" size="md">
            Go to its page
          </ButtonLink>
          <ButtonLink to={membersPath(organizationId)} size="md">
            Invite colleagues
          </ButtonLink>
        </chakra.div>
      </Panel>
    </chakra.div>
  );
}

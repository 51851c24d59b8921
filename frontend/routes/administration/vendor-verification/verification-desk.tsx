import { chakra } from "@chakra-ui/react";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { CertificateList } from "./certificate-list.tsx";
import type { Verified_VendorFragment } from "./vendor-verification.generated.ts";
import { VerificationForm } from "./verification-form.tsx";
import { VerificationHistory } from "./verification-history.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
    alignItems: "start",
    gap: "6",
  },
});

type Props = { vendor: Verified_VendorFragment; viewerId: string };

/** Verifies a vendor, renews or withdraws its verification, and lists all of its verifications. */
export function VerificationDesk({ vendor, viewerId }: Props) {
  const { verified, website, documents, verifications } = vendor;
  const certificates = documents.filter(({ kind }) => kind === "CERTIFICATE");
  const current = verifications.find(({ state }) => state === "CURRENT");
  return (
    <Grid>
      <Panel
        title={verified ? "Renew the verification" : "Verify this vendor"}
        intro={
          <>
            Everyone can read what you checked on the vendor's page.
            {website && (
              <>
                {" "}
                Its website: <WebsiteLink href={website} textDecoration="underline" />
              </>
            )}
          </>
        }
      >
        <VerificationForm key={current?.id ?? "none"} vendor={vendor} viewerId={viewerId} />
      </Panel>
      <chakra.div display="grid" gap="6">
        {verified && (
          <Panel title="Withdraw the verification" intro="Everyone can read the reason on the vendor's page.">
            <WithdrawalForm vendor={vendor} />
          </Panel>
        )}
        {certificates.length > 0 && (
          <Panel
            title="Certificates"
            intro="Added by the vendor. Name one in a check, with what you found in it."
          >
            <CertificateList certificates={certificates} />
          </Panel>
        )}
        <Panel title="History">
          <VerificationHistory vendor={vendor} />
        </Panel>
      </chakra.div>
    </Grid>
  );
}

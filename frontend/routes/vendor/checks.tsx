import { chakra } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import { DateFact } from "../../features/record/date-fact.tsx";
import type { ShownVendor } from "./shown-vendor.ts";

const List = chakra("ul", { base: { display: "grid", gap: "4", listStyleType: "none" } });
const Item = chakra("li", {
  base: { display: "flex", gap: "3", "& svg": { flexShrink: 0, mt: "0.5", color: "accent" } },
});
const Claim = chakra("p", { base: { fontWeight: "medium" } });
const Evidence = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });

/** The checks made on a vendor, each with its evidence and date. */
export function Checks({ vendor }: { vendor: ShownVendor }) {
  const { checks, verified, verifiedAt, verificationEndedAt } = vendor;
  return (
    <>
      <chakra.p mb="4" color="fg.muted">
        {verified && verifiedAt ? (
          <>
            Verified on <DateFact at={verifiedAt} />.
          </>
        ) : verificationEndedAt ? (
          <>
            No longer verified: its name or website changed on <DateFact at={verificationEndedAt} />, after
            the checks below. A new check is due.
          </>
        ) : (
          "This vendor hasn't been verified yet."
        )}
      </chakra.p>
      <List>
        {checks.map(({ id, claim, evidence, checkedAt, vendorName, vendorWebsite }) => (
          <Item key={id}>
            <BadgeCheck size={18} aria-hidden />
            <div>
              <Claim>{claim}</Claim>
              <Evidence>
                {evidence} Checked on <DateFact at={checkedAt} />
                {verificationEndedAt && `, for ${[vendorName, vendorWebsite].filter(Boolean).join(", ")}`}.
              </Evidence>
            </div>
          </Item>
        ))}
      </List>
    </>
  );
}

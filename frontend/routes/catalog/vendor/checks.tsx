import { chakra } from "@chakra-ui/react";
import { BadgeCheck, CircleDashed } from "lucide-react";
import { DateFact } from "../../../features/record/date-fact.tsx";
import type { ShownVendor } from "./shown-vendor.ts";
import { VerificationNote } from "./verification-note.tsx";

const List = chakra("ul", { base: { display: "grid", gap: "4", listStyleType: "none" } });
const Item = chakra("li", {
  base: { display: "flex", gap: "3", "& svg": { flexShrink: 0, mt: "0.5", color: "accent" } },
});
const Claim = chakra("p", { base: { fontWeight: "medium" } });
const Evidence = chakra("p", { base: { mt: "0.5", color: "fg.muted", fontSize: "sm" } });

/** The checks made on a vendor, each with its evidence and date. */
export function Checks({ vendor }: { vendor: ShownVendor }) {
  const { checks, verifications, verificationEndedAt } = vendor;
  const current = verifications.find(({ state }) => state === "CURRENT");
  return (
    <>
      <chakra.p mb="4" color="fg.muted">
        <VerificationNote vendor={vendor} />
      </chakra.p>
      <List>
        {checks.map(({ id, claim, evidence, checkedAt, vendorName, vendorWebsite, verificationId }) => {
          const holds = current !== undefined && verificationId === current.id;
          const isEarlier = !holds && (verificationId !== null || verificationEndedAt !== null);
          const of = [vendorName, vendorWebsite].filter(Boolean).join(", ");
          return (
            <Item key={id}>
              {holds ? <BadgeCheck size={18} aria-hidden /> : <CircleDashed size={18} aria-hidden />}
              <div>
                <Claim>{claim}</Claim>
                <Evidence>
                  {evidence} Checked on <DateFact at={checkedAt} />
                  {isEarlier && `, for ${of}, in an earlier verification`}.
                </Evidence>
              </div>
            </Item>
          );
        })}
      </List>
    </>
  );
}

import type { Job } from "../../../../shared/job.ts";
import { hashPassword } from "../../../account/credentials/passwords/password-hash.ts";
import { CODE_MINUTES } from "../claim.rules.ts";
import { VendorClaimCode } from "./claim-code.entity.ts";
import { newClaimCode, normalizedCode } from "./claim-code.ts";

/**
 * Sends a code to an address at a vendor's domain. The job itself creates the code, so that it is never
 * stored in the job queue.
 */
export const claimCodeJob: Job<{ id: number }> = {
  name: "vendor-claim-code",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const found = await em.findOne(
      VendorClaimCode,
      { id, expiresAt: { $gt: new Date() } },
      { populate: ["user", "vendor"] },
    );
    if (!found) return;
    const code = newClaimCode();
    found.codeHash = await hashPassword(normalizedCode(code));
    await em.flush();
    const { firstName, lastName } = found.user.getEntity();
    const { id: vendorId, slug, name } = found.vendor.getEntity();
    await mailer.send({
      to: found.email,
      subject: `Your code for ${name} - SportsTech Hub`,
      text: [
        "Hello,",
        `${firstName} ${lastName} asked to manage the ${name} page on SportsTech Hub with this email address. If that was you, enter this code: ${code}`,
        `Enter it here: ${publicUrl}/vendors/${vendorId}-${slug}/claim`,
        `It is valid for ${CODE_MINUTES} minutes and works once. If you didn't request it, don't share it: anyone who has it can manage the page.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

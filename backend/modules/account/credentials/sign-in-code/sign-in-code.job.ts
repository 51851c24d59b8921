import type { Job } from "../../../../shared/job.ts";
import { SignInChallenge } from "../two-factor/sign-in-challenge.entity.ts";
import { hashSignInCode, newSignInCode } from "./sign-in-code.ts";

/**
 * Sends the code of a sign-in to the account's email address. The code is created here, so that it is never
 * stored in the job queue.
 */
export const signInCodeJob: Job<{ id: number }> = {
  name: "sign-in-code",
  run: async ({ id }, { em, mailer, publicUrl }) => {
    const challenge = await em.findOne(
      SignInChallenge,
      { id, method: "mail", expiresAt: { $gt: new Date() } },
      { populate: ["user"] },
    );
    if (!challenge) return;
    const code = newSignInCode();
    challenge.codeHash = hashSignInCode(challenge, code);
    await em.flush();
    const { email, firstName, username } = challenge.user.getEntity();
    await mailer.send({
      to: email,
      subject: "Your sign-in code - SportsTech Hub",
      text: [
        `Hello ${firstName},`,
        `Enter this code to sign in as ${username}: ${code}`,
        "It's valid for 10 minutes and works once. We're asking for it because there were many failed attempts to sign in to your account.",
        `If this wasn't you, someone else knows your password. Choose a new one right away: ${publicUrl}/forgot-password`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

import type { Job } from "../../../../shared/job.ts";
import { hashToken, newToken } from "../../../../shared/secret-token.ts";
import { NewsletterSubscriber } from "./newsletter-subscriber.entity.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";

/** The validity of a link, in days. */
const DAYS = 7;

/**
 * Sends the link to confirm a subscription, unless it is already confirmed. The token is created here so that
 * it is never stored in the job queue, and the response to the request doesn't reveal whether the address is
 * subscribed.
 */
export const newsletterConfirmationJob: Job<{ email: string }> = {
  name: "newsletter-confirmation",
  run: async ({ email }, { em, mailer, publicUrl }) => {
    const token = newToken();
    const link = {
      confirmationHash: hashToken(token),
      confirmationExpiresAt: new Date(Date.now() + DAYS * 86_400_000),
    };
    const known = await em.findOne(NewsletterSubscriber, { email });
    if (known?.status === "confirmed") return;
    const subscriber = known
      ? Object.assign(known, link)
      : em.create(NewsletterSubscriber, {
          email,
          status: "pending",
          unsubscribeKey: newToken(),
          createdAt: new Date(),
          ...link,
        });
    await em.flush();
    await mailer.send({
      to: email,
      subject: "Confirm your subscription - SportsTech Hub",
      headers: unsubscribeHeaders(publicUrl, subscriber.unsubscribeKey),
      text: [
        "Hello,",
        "Use this link to confirm your subscription to the SportsTech Hub newsletter:",
        `${publicUrl}/newsletter/confirm?token=${token}`,
        `The link is valid for ${DAYS} days. If you didn't request this, ignore this email and you won't be subscribed.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

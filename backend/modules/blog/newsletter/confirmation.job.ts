import type { Job } from "../../../shared/job.ts";
import { hashToken, newToken } from "../../../shared/secret-token.ts";
import { NewsletterSubscriber } from "./newsletter-subscriber.entity.ts";
import { unsubscribeHeaders } from "./unsubscribe-headers.ts";

/** How long a link holds, in days. */
const DAYS = 7;

/**
 * Sends the link that confirms a subscription, unless it is confirmed already. The token is made here, so that it
 * never waits in the database, and whether somebody subscribes already does not show in the answer.
 */
export const newsletterConfirmationJob: Job<{ email: string }> = {
  name: "newsletter-confirmation",
  attempts: 4,
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
        "With this link you subscribe to the newsletter of SportsTech Hub:",
        `${publicUrl}/newsletter/confirm?token=${token}`,
        `It holds for ${DAYS} days. If you did not ask for it, there is nothing to do: without it you get no letter.`,
        "SportsTech Hub",
      ].join("\n\n"),
    });
  },
};

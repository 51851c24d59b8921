import { NewsletterSubscriber } from "../../modules/community/blog/newsletter/newsletter-subscriber.entity.ts";
import { newToken } from "../../shared/secret-token.ts";
import { type Fields, type HasDatabase, store, unique } from "./store.ts";

/** A confirmed newsletter subscriber. */
export function createNewsletterSubscriber(
  place: HasDatabase,
  fields: Fields<NewsletterSubscriber> = {},
): Promise<NewsletterSubscriber> {
  return store(place, NewsletterSubscriber, () => ({
    email: `${unique("fan").replace(" ", "-")}@fans.example`,
    status: "confirmed",
    confirmedAt: new Date(),
    unsubscribeKey: newToken(),
    ...fields,
  }));
}

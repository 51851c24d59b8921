import { useNewsletterTargetSuspenseQuery } from "./newsletter-target.generated.ts";

/** A note that the number in the preceding sentence is a target, shown as long as it is one. */
export function NewsletterTarget() {
  const { claim } = useNewsletterTargetSuspenseQuery({ variables: {} }).data;
  return claim?.isTarget && <span>{claim.text} are our aim, not yet a count.</span>;
}

import { useNewsletterTargetSuspenseQuery } from "./newsletter-target.generated.ts";

/** Says of the number in the sentence before that it is aimed at, as long as it is. */
export function NewsletterTarget() {
  const { claim } = useNewsletterTargetSuspenseQuery({ variables: {} }).data;
  return claim?.isTarget && <span>{claim.text} are our aim, not yet a count.</span>;
}

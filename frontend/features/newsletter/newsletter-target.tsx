import { useNewsletterTargetSuspenseQuery } from "./newsletter-target.generated.ts";

/** Says that the number of subscribers is aimed at, as long as it is. */
export function NewsletterTarget() {
  const { claim } = useNewsletterTargetSuspenseQuery({ variables: {} }).data;
  return claim?.isTarget && <span>Our target: {claim.text}.</span>;
}

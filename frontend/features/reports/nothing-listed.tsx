import { TextLink } from "../../ui/display/text-link.tsx";

/** Replaces a report for users who have nothing that could be viewed. */
export const NothingListed = () => (
  <p>
    You haven't listed anything yet, so there's nothing to count.{" "}
    <TextLink to="/postings">Post an opportunity or a collaboration</TextLink>, or{" "}
    <TextLink to="/vendors">find your vendor</TextLink> and claim its page.
  </p>
);

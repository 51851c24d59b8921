import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";

const List = chakra("ul", { base: { display: "grid", gap: "2", pl: "5", listStyleType: "disc" } });

/** Explains why a user can't post, and what they can do about it. */
export function NoPosting({ refusal }: { refusal: string }) {
  return (
    <>
      <chakra.p fontWeight="medium">{refusal}</chakra.p>
      <chakra.p mt="4" mb="2">
        Here's what you can do:
      </chakra.p>
      <List>
        <li>
          <TextLink to="/vendors">Find the vendor you work for</TextLink> and claim its page.
        </li>
        <li>Ask a member of your organization to invite you by email.</li>
        <li>Register another account as a mentor or professor, and post in your own name.</li>
        <li>
          None of these fit? <TextLink to="/contact">Contact us</TextLink>.
        </li>
      </List>
      <chakra.p mt="6">
        <ButtonLink to="/dashboard" size="md">
          Back to your dashboard
        </ButtonLink>
      </chakra.p>
    </>
  );
}

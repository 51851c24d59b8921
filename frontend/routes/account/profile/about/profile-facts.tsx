import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { WebsiteLink } from "../../../../features/record/website-link.tsx";
import { formatDate } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import type { AboutTab_AccountFragment } from "./about-tab.generated.ts";

const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "10",
    rowGap: "5",
  },
});
const underlined = { textDecorationLine: "underline", textUnderlineOffset: "3px" } as const;

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <chakra.div gridColumn={wide ? { md: "1 / -1" } : undefined} minWidth="0">
      <chakra.dt fontSize="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd mt="0.5" overflowWrap="anywhere" whiteSpace="pre-line">
        {children || <chakra.span color="fg.muted">Not provided</chakra.span>}
      </chakra.dd>
    </chakra.div>
  );
}

const address = (url: string | null) => url && <WebsiteLink href={url} {...underlined} />;

/** The profile's fields, read-only. */
export function ProfileFacts({ account }: { account: AboutTab_AccountFragment }) {
  const { twitter } = account;
  return (
    <Facts>
      <Fact label="First Name">{account.firstName}</Fact>
      <Fact label="Last Name">{account.lastName}</Fact>
      <Fact label="Email">
        {account.email} <TextLink to="/profile?tab=settings">Change Email</TextLink>
      </Fact>
      <Fact label="Phone">{account.phone}</Fact>
      <Fact label="Organization">{account.organization}</Fact>
      <Fact label="Title">{account.title}</Fact>
      <Fact label="Location">{account.location}</Fact>
      <Fact label="Member since">{formatDate(account.createdAt)}</Fact>
      <Fact label="Bio" wide>
        {account.bio}
      </Fact>
      <Fact label="GitHub">{address(account.github)}</Fact>
      <Fact label="LinkedIn">{address(account.linkedin)}</Fact>
      <Fact label="Website">{address(account.website)}</Fact>
      <Fact label="Twitter">{twitter && /^https?:/.test(twitter) ? address(twitter) : twitter}</Fact>
    </Facts>
  );
}

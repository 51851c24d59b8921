import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { canBeVisited, formatWebAddress } from "../../ui/display/format.ts";

const Address = chakra("a", {
  base: {
    color: "accent",
    overflowWrap: "anywhere",
    _hover: { color: "accent", textDecoration: "underline" },
  },
});

type Props = Omit<ComponentProps<typeof Address>, "children" | "href" | "rel"> & { href: string };

/** A website's URL, as an external link if it can be visited. */
export function WebsiteLink({ href, ...look }: Props) {
  const address = formatWebAddress(href);
  if (!canBeVisited(href)) return <chakra.span overflowWrap="anywhere">{address}</chakra.span>;
  return (
    <Address href={href} rel="noopener nofollow" {...look}>
      {address}
    </Address>
  );
}

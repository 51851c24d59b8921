import { chakra } from "@chakra-ui/react";
import { formatWebAddress } from "../../ui/format.ts";

const Address = chakra("a", {
  base: { color: "accent", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } },
});

/** A website by its address; it leaves this site. */
export const WebsiteLink = ({ href }: { href: string }) => (
  <Address href={href} rel="noopener nofollow">
    {formatWebAddress(href)}
  </Address>
);

import { chakra } from "@chakra-ui/react";
import { counted } from "../../../../backend/shared/text/counted.rules.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { Verified_VendorFragment } from "./vendor-verification.generated.ts";

const List = chakra("ul", { base: { display: "grid", gap: "3", listStyleType: "none" } });
const File = chakra("a", {
  base: {
    fontWeight: "semibold",
    overflowWrap: "anywhere",
    textDecoration: "underline",
    _hover: { color: "accent" },
  },
});

/** A vendor's certificates, as links to their files. */
export function CertificateList({ certificates }: { certificates: Verified_VendorFragment["documents"] }) {
  return (
    <List>
      {certificates.map(({ id, title, pages, src }) => (
        <li key={id}>
          <File href={src} target="_blank">
            {title}
            <VisuallyHidden> (PDF, opens in a new tab)</VisuallyHidden>
          </File>
          <chakra.p color="fg.muted" fontSize="sm">
            {counted(pages, "page")}
          </chakra.p>
        </li>
      ))}
    </List>
  );
}

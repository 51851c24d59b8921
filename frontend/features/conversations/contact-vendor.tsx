import { chakra } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { TextLink } from "../../ui/text-link.tsx";
import { vendorPath } from "../record/record-path.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { ContactForm } from "./contact-form.tsx";
import { useContactVendorSuspenseQuery } from "./contact-vendor.generated.ts";
import { askPath } from "./request-path.ts";

const Note = chakra("p", { base: { mt: "4", maxWidth: "prose", color: "fg.muted" } });

type Vendor = { id: string; slug: string; name: string };

function ViewerContact({ vendor }: { vendor: Vendor }) {
  const { contacting, solutions } = useContactVendorSuspenseQuery({
    variables: { vendorId: vendor.id },
  }).data;
  if (contacting.refusal)
    return (
      <Note>
        {contacting.refusal} They are in <TextLink to="/messages">your messages</TextLink>.
      </Note>
    );
  return (
    <>
      <ContactForm vendor={vendor} solutions={solutions.nodes} />
      <Note>
        Do you compare? <TextLink to={askPath([vendor.id])}>Ask several vendors the same questions</TextLink>.
      </Note>
    </>
  );
}

/** The viewer's way to write to a vendor. */
export function ContactVendor({ vendor }: { vendor: Vendor }) {
  const { viewer } = useViewer();
  const { search } = useLocation();
  if (viewer) return <ViewerContact vendor={vendor} />;
  return (
    <Note>
      <TextLink to={`/login?${new URLSearchParams({ next: `${vendorPath(vendor)}${search}#contact` })}`}>
        Sign in
      </TextLink>{" "}
      to write to {vendor.name} here and keep its answers in one place.
    </Note>
  );
}

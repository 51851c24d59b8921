import { chakra } from "@chakra-ui/react";
import { useLocation, useSearchParams } from "react-router-dom";
import { onDemand } from "../../ui/behavior/on-demand.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { vendorPath } from "../record/record-path.ts";
import { useViewer } from "../viewer/use-viewer.ts";
import { useContactVendorSuspenseQuery } from "./contact-vendor.generated.ts";
import { askPath } from "./request-path.ts";

/** Only shown to signed-in users. */
const ContactForm = onDemand(
  async () => (await import("./contact-form.tsx")).ContactForm,
  <SkeletonBar height="20rem" />,
);

const Note = chakra("p", { base: { mt: "4", maxWidth: "prose", color: "fg.muted" } });

type Vendor = { id: string; slug: string; name: string };

function ViewerContact({ vendor }: { vendor: Vendor }) {
  const asked = useSearchParams()[0].get("ask");
  const { contacting, solutions } = useContactVendorSuspenseQuery({
    variables: { vendorId: vendor.id },
  }).data;
  if (contacting.refusal)
    return (
      <Note>
        {contacting.refusal} Find them in <TextLink to="/messages">your messages</TextLink>.
      </Note>
    );
  return (
    <>
      <ContactForm key={asked} vendor={vendor} solutions={solutions.nodes} asked={asked} />
      <Note>
        Comparing vendors? <TextLink to={askPath([vendor.id])}>Ask several the same questions</TextLink>.
      </Note>
    </>
  );
}

/** The viewer's contact options for a vendor. */
export function ContactVendor({ vendor }: { vendor: Vendor }) {
  const { viewer } = useViewer();
  const { search } = useLocation();
  if (viewer) return <ViewerContact vendor={vendor} />;
  return (
    <Note>
      <TextLink to={`/login?${new URLSearchParams({ next: `${vendorPath(vendor)}${search}#contact` })}`}>
        Sign in
      </TextLink>{" "}
      to message {vendor.name} and keep its replies in one place.
    </Note>
  );
}

import { chakra } from "@chakra-ui/react";
import {
  membersPath,
  vendorClaimPath,
  vendorEditPath,
  vendorSolutionsPath,
  vendorVerificationPath,
} from "../../../features/record/record-path.ts";
import { useViewerSuspenseQuery } from "../../../features/viewer/viewer.generated.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import type { ShownVendor } from "./shown-vendor.ts";
import { Withdrawing } from "./withdrawing.tsx";

const Note = chakra("p", { base: { mt: "4", color: "fg.muted", fontSize: "sm" } });

/** For administrators, links to the vendor's verification, and to its editor while it is unclaimed. */
function Administration({ vendor }: { vendor: ShownVendor }) {
  const { viewer } = useViewerSuspenseQuery({ variables: {} }).data;
  if (viewer?.role !== "ADMIN") return null;
  return (
    <>
      <ButtonLink to={vendorVerificationPath(vendor)} size="md" width="full" mt="2">
        Verification
        <VisuallyHidden> of {vendor.name}</VisuallyHidden>
      </ButtonLink>
      {!vendor.claimed && (
        <ButtonLink to={vendorEditPath(vendor)} size="md" width="full" mt="2">
          Edit page
          <VisuallyHidden> of {vendor.name}</VisuallyHidden>
        </ButtonLink>
      )}
    </>
  );
}

/** The actions to manage the page. */
export const Management = ({ vendor }: { vendor: ShownVendor }) => (
  <>
    <Administration vendor={vendor} />
    <Team vendor={vendor} />
    {vendor.status === "PUBLISHED" && vendor.editedById && <Withdrawing vendor={vendor} />}
  </>
);

/** For members, links to manage the page; for others, whether it is managed, and how to claim it. */
function Team({ vendor }: { vendor: ShownVendor }) {
  const { name, claimed, editedById } = vendor;
  if (editedById && claimed)
    return (
      <>
        <ButtonLink to={vendorEditPath(vendor)} size="md" width="full" mt="2">
          Edit page
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink to={vendorSolutionsPath(vendor)} size="md" width="full" mt="2">
          Solutions
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink to={membersPath(editedById)} size="md" width="full" mt="2">
          Members
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
      </>
    );
  if (vendor.status === "WITHDRAWN") return null;
  if (claimed)
    return (
      <Note>
        Its team manages this page.{" "}
        <TextLink to={vendorClaimPath(vendor)}>Should you manage it instead?</TextLink>
      </Note>
    );
  return (
    <Note>
      Is this where you work? <TextLink to={vendorClaimPath(vendor)}>Claim this vendor</TextLink>
    </Note>
  );
}

import { chakra } from "@chakra-ui/react";
import { Suspense, useDeferredValue, useState } from "react";
import { SearchField } from "../../../../../ui/controls/search-field.tsx";
import { TextLink } from "../../../../../ui/display/text-link.tsx";
import { SkeletonBar } from "../../../../../ui/layout/skeleton.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { UnverifiedVendors } from "./unverified-vendors.tsx";

type Props = { onClose: () => void };

/** The dialog that lists the vendors to be verified. */
export function VerifyVendorDialog({ onClose }: Props) {
  const [text, setText] = useState("");
  const search = useDeferredValue(text.trim());
  return (
    <ActionDialog
      title="Verify Vendor"
      intro="Unverified vendors only. Verify one for a year right away, or record what you checked so everyone can read it."
      onClose={onClose}
    >
      <SearchField
        label="Search unverified vendors"
        placeholder="Search unverified vendors..."
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
      <chakra.p mt="2" fontSize="sm">
        <TextLink to="/admin/catalog?kind=vendors&state=verification+ends+soon">
          Verifications ending within 30 days
        </TextLink>
      </chakra.p>
      <chakra.div mt="3" minHeight="24">
        <Suspense fallback={<SkeletonBar height="24" borderRadius="lg" />}>
          <UnverifiedVendors key={search} search={search} />
        </Suspense>
      </chakra.div>
    </ActionDialog>
  );
}

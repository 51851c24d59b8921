import { chakra } from "@chakra-ui/react";
import { Page } from "../../../ui/layout/page.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";

/** Placeholder of the profile. */
export function ProfileLoading() {
  return (
    <Page pt={{ base: "8", md: "12" }} aria-busy>
      <chakra.div display="flex" alignItems="center" gap="6" mb="12">
        <SkeletonBar width="18" height="18" borderRadius="full" />
        <chakra.div display="grid" gap="3" flex="1">
          <SkeletonBar height="9" width="16rem" maxWidth="full" />
          <SkeletonBar width="10rem" />
        </chakra.div>
      </chakra.div>
      <SkeletonBar height="16rem" borderRadius="xl" />
    </Page>
  );
}

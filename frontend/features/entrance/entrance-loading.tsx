import { chakra } from "@chakra-ui/react";
import { Page } from "../../ui/layout/page.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";

/** The placeholder of a sign-in or registration form. */
export function EntranceLoading() {
  return (
    <Page pt={{ base: "10", md: "16" }} aria-busy>
      <chakra.div maxWidth="27rem" display="grid" gap="5">
        <SkeletonBar height="10" width="60%" />
        <SkeletonBar height="12" />
        <SkeletonBar height="12" />
        <SkeletonBar height="11" />
      </chakra.div>
    </Page>
  );
}

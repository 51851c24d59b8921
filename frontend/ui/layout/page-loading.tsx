import { Page } from "./page.tsx";
import { SkeletonBar } from "./skeleton.tsx";

/** The placeholder of a screen with a heading and one list or form. */
export const PageLoading = () => (
  <Page py={{ base: "6", md: "10" }} aria-busy>
    <SkeletonBar width="min(16rem, 80%)" height="10" mb="8" />
    <SkeletonBar height="80" borderRadius="lg" />
  </Page>
);

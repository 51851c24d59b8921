import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { CardGrid } from "../../ui/layout/card.tsx";
import { CardSkeletons } from "../../ui/layout/card-skeleton.tsx";
import { PageHero } from "../../ui/layout/page-hero.tsx";
import { SkeletonBar } from "../../ui/layout/skeleton.tsx";
import { SearchRow } from "./controls/search-form.tsx";
import { ListingColumns } from "./listing-columns.tsx";

type Props = { title: string; lead: string; noun: string; placeholders: number; columns?: 2 | 3 };

/** Placeholder of a list. */
export function ListingLoading({ title, lead, noun, placeholders, columns = 3 }: Props) {
  return (
    <>
      <PageHero title={title} lead={lead}>
        <SearchRow aria-hidden>
          <SkeletonBar height="12" borderRadius="lg" />
          <SkeletonBar height="12" borderRadius="lg" />
        </SearchRow>
      </PageHero>
      <ListingColumns aria-busy>
        <chakra.div display={{ base: "none", lg: "grid" }} gap="3" aria-hidden>
          {["60%", "85%", "70%", "80%", "65%", "75%"].map((width) => (
            <SkeletonBar key={width} width={width} />
          ))}
        </chakra.div>
        <div>
          <VisuallyHidden role="status">Loading {noun}</VisuallyHidden>
          <SkeletonBar width="48" height="6" mb="8" />
          <CardGrid aria-hidden columns={columns}>
            <CardSkeletons count={placeholders} />
          </CardGrid>
        </div>
      </ListingColumns>
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { chosenOf } from "../../../features/forms/choices-field.tsx";
import { formatWebAddress } from "../../../ui/display/format.ts";
import { TagRow } from "../../../ui/display/tag-row.tsx";
import { VendorMark } from "../../../ui/display/vendor-mark.tsx";
import { CardFacts, CardFrame, CardHead, CardSubtitle, CardText } from "../../../ui/layout/card.tsx";
import type { ListYourCompanyQuery } from "./list-your-company.generated.ts";
import type { ListingValues } from "./listing-values.ts";

const Frame = chakra("aside", {
  base: { position: { lg: "sticky" }, top: { lg: "24" }, alignSelf: "start", minWidth: "0" },
});
const Heading = chakra("h2", { base: { mb: "1", fontSize: "sm", fontWeight: "semibold" } });
const Note = chakra("p", { base: { mb: "4", color: "fg.muted", fontSize: "sm" } });
const Cards = chakra("div", { base: { display: "grid", gap: "4" } });
const Name = chakra("h3", {
  base: { fontSize: "lg", fontWeight: "semibold", lineHeight: "short", overflowWrap: "anywhere" },
});
const Foot = chakra("p", {
  base: { color: "fg.muted", fontSize: "sm", lineClamp: 2, overflowWrap: "anywhere" },
});

const itemsOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

type Props = { values: ListingValues; choices: ListYourCompanyQuery };

/** The cards of the company and its solution, as people will see them in lists. */
export function ListingPreview({ values: { vendor, solution }, choices: { categories } }: Props) {
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name;
  const specializations = chosenOf(vendor.categoryIds).flatMap((id) => nameOf(id) ?? []);
  const company = vendor.name.trim() || "Your company";
  const title = solution.title.trim() || "Your first solution";
  const place = [vendor.city, vendor.country].filter((part) => part.trim()).join(", ");
  return (
    <Frame aria-labelledby="preview">
      <Heading id="preview">Preview</Heading>
      <Note>How your cards will look in the lists.</Note>
      <Cards>
        <CardFrame>
          <CardHead>
            <VendorMark name={company} />
            <Name>{company}</Name>
          </CardHead>
          <CardFacts>{place && <span>{place}</span>}</CardFacts>
          <CardText>{vendor.description.trim() || "What your company makes, and for whom."}</CardText>
          <TagRow label="Specializations" tags={specializations} />
          {vendor.website.trim() && <Foot>{formatWebAddress(vendor.website.trim())}</Foot>}
        </CardFrame>
        <CardFrame>
          <CardHead>
            <VendorMark name={title} />
            <chakra.div minWidth="0">
              <Name>{title}</Name>
              <CardSubtitle>{company}</CardSubtitle>
            </chakra.div>
          </CardHead>
          <CardFacts>
            <span>{nameOf(solution.categoryId) ?? "Category"}</span>
          </CardFacts>
          <CardText>{solution.description.trim() || "What it does, and what it is used for."}</CardText>
          <TagRow label="Features" tags={itemsOf(solution.features)} />
          <Foot>{solution.pricing.trim() || "Price not listed"}</Foot>
        </CardFrame>
      </Cards>
    </Frame>
  );
}

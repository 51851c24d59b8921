import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { object } from "yup";
import { oneLine } from "../../../../backend/shared/text/text.rules.ts";
import { TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { vendorClaimPath, vendorPath } from "../../../features/record/record-path.ts";
import type { VendorLikeness } from "../../../graphql/schema.generated.ts";
import { useClient } from "../../../graphql/source.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { VendorMark } from "../../../ui/display/vendor-mark.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { VendorLookalikesDocument, type VendorLookalikesQuery } from "./list-your-company.generated.ts";

const Results = chakra("section", { base: { mt: "8" } });
const Heading = chakra("h2", { base: { fontSize: "lg", fontWeight: "semibold" } });
const Text = chakra("p", { base: { mt: "1", mb: "4", color: "fg.muted" } });
const Found = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
const Name = chakra(Link, {
  base: { fontWeight: "semibold", overflowWrap: "anywhere", _hover: { color: "accent" } },
});
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

const LIKENESS: Record<VendorLikeness, string> = {
  NAME: "Same name",
  WEBSITE: "Same website",
  SIMILAR_NAME: "Similar name",
};

const rules = object({
  name: oneLine().required("Enter your company's name").max(120, "Name must be at most 120 characters"),
  website: oneLine().max(200, "Website must be at most 200 characters"),
});

/** What was searched for, with the vendors that were found. */
type Searched = { name: string; website: string; found: VendorLookalikesQuery["vendorLookalikes"] };

type Props = {
  initial: { name: string; website: string };
  /** Called to list a company that isn't here yet. */
  onNew: (company: { name: string; website: string }) => void;
};

/** Looks whether a company is already in the catalog; then it is claimed instead of listed again. */
export function CompanySearch({ initial, onNew }: Props) {
  const client = useClient();
  const [searched, setSearched] = useState<Searched>();
  const form = useForm({
    initialValues: initial,
    rules,
    submit: async ({ name, website }) => {
      const { data } = await client.query({
        query: VendorLookalikesDocument,
        variables: { name: name.trim(), website: website.trim() || null },
        fetchPolicy: "network-only",
      });
      const found = data?.vendorLookalikes ?? [];
      if (found.length === 0) onNew({ name, website });
      else setSearched({ name, website, found });
    },
  });
  return (
    <chakra.div maxWidth="2xl">
      <Form form={form} label="Find your company">
        <TextField name="name" label="Company name" required maxLength={120} autoComplete="organization" />
        <TextField
          name="website"
          label="Website"
          hint="We look it up, too: your company may be here under another name."
          type="url"
          maxLength={200}
          autoComplete="url"
        />
        <div>
          <SubmitButton busyLabel="Searching...">Continue</SubmitButton>
        </div>
      </Form>
      {searched && (
        <Results aria-labelledby="found" role="status">
          <Heading id="found">Is one of these your company?</Heading>
          <Text>Then claim its page instead of listing it twice.</Text>
          <chakra.ul listStyleType="none">
            {searched.found.map((vendor) => (
              <Found key={vendor.id}>
                <VendorMark name={vendor.name} />
                <chakra.div flex="1 1 12rem" minWidth="0">
                  <Name to={vendorPath(vendor)}>{vendor.name}</Name>
                  <Note>
                    {[LIKENESS[vendor.likeness], vendor.country, vendor.claimed && "managed by its team"]
                      .filter(Boolean)
                      .join(" · ")}
                  </Note>
                </chakra.div>
                <ButtonLink to={vendorClaimPath(vendor)}>
                  Claim
                  <VisuallyHidden> {vendor.name}</VisuallyHidden>
                </ButtonLink>
              </Found>
            ))}
          </chakra.ul>
          <Button
            mt="4"
            variant="primary"
            size="md"
            onClick={() => onNew({ name: searched.name, website: searched.website })}
          >
            No, list {searched.name.trim()}
          </Button>
        </Results>
      )}
    </chakra.div>
  );
}

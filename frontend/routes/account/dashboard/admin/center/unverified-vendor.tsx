import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { serverErrors } from "../../../../../features/forms/server-errors.ts";
import { vendorPath, vendorVerificationPath } from "../../../../../features/record/record-path.ts";
import { evictQueries } from "../../../../../graphql/evict-queries.ts";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { TextLink } from "../../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../../ui/display/visually-hidden.tsx";
import { alertFailure } from "./alert-failure.ts";
import { type UnverifiedVendorsQuery, useVerifyVendorMutation } from "./verify-vendor.generated.ts";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Note = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/** The maximum length of a shown description, in characters. */
const LONGEST = 60;

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}...` : text;

type Props = { vendor: UnverifiedVendorsQuery["vendors"]["nodes"][number] };

/** An unverified vendor, with a link to verify it. */
export function UnverifiedVendor({ vendor }: Props) {
  const { id, name, description, verificationEndedAt } = vendor;
  const [problem, setProblem] = useState("");
  const [verify, { loading }] = useVerifyVendorMutation({
    variables: { id },
    update: evictQueries("vendors", "auditEntries", "contentStats"),
  });
  const onVerify = async () => {
    setProblem("");
    try {
      await verify();
      window.alert("Vendor verified successfully!");
    } catch (error) {
      alertFailure(error, "Failed to verify vendor");
      setProblem(serverErrors(error).message);
    }
  };
  return (
    <Row>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <TextLink to={vendorPath(vendor)}>{name}</TextLink>
        {description && <Note>{shortened(description)}</Note>}
        {verificationEndedAt && <Note>Previously verified.</Note>}
        {problem && (
          <Note role="alert" color="danger">
            {problem}
          </Note>
        )}
      </chakra.div>
      <ButtonLink to={vendorVerificationPath(vendor)}>
        Record checks
        <VisuallyHidden> of {name}</VisuallyHidden>
      </ButtonLink>
      <Button variant="primary" disabled={loading} onClick={onVerify}>
        Verify
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}

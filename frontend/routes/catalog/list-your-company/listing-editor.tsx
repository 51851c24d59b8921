import { chakra } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ValidationError } from "yup";
import { offerRules } from "../../../../backend/modules/catalog/solutions/editing/offer.rules.ts";
import { vendorRules } from "../../../../backend/modules/catalog/vendors/editing/vendor.rules.ts";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { CompanySearch } from "./company-search.tsx";
import { DraftNote } from "./draft-note.tsx";
import {
  type ListYourCompanyQuery,
  type OwnListing_ListingFragment,
  useSendListingAgainMutation,
  useSendListingMutation,
} from "./list-your-company.generated.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { inputOf, isSame, messagesOf, type Part, valuesOf } from "./listing-values.ts";
import { CompanyPart, SolutionPart } from "./part-forms.tsx";
import { SendPart } from "./send-part.tsx";
import { STEPS, type Step, StepsBar } from "./steps-bar.tsx";
import { type ServerDraft, useListingDraft } from "./use-listing-draft.ts";

const PATH = "/list-your-company";
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "10", lg: "16" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 22rem)" },
  },
});
const Heading = chakra("h2", { base: { mb: "6", fontSize: "xl", fontWeight: "semibold" } });

/** The messages for a part's fields by its rules. */
function problemsOf(part: Part, values: object): Record<string, string> {
  try {
    (part === "vendor" ? vendorRules : offerRules).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path = "", message }) => [path.replace(/\[.*/, ""), message]),
    );
  }
}

type Props = {
  /** The listing that is changed; a new one without it. */
  listing?: OwnListing_ListingFragment | undefined;
  step: Step | undefined;
  viewerId: string | undefined;
  server: ServerDraft | null | undefined;
  choices: ListYourCompanyQuery;
};

/** Lists a company in three steps after a search, or changes its listing. */
export function ListingEditor({ listing, step, viewerId, server, choices }: Props) {
  const navigate = useNavigate();
  const initial = useRef(valuesOf(listing)).current;
  const draft = useListingDraft({ of: listing?.id ?? "new", viewerId, initial, server });
  const [refused, setRefused] = useState<Readonly<Record<Part, Record<string, string>>>>({
    vendor: {},
    solution: {},
  });
  const update = evictQueries(
    "ownVendorListings",
    "vendorListingDraft",
    "editableSolutions",
    "organizations",
  );
  const [send] = useSendListingMutation({ update });
  const [sendAgain] = useSendListingAgainMutation({ update });
  const to = (next: Step) =>
    `${PATH}?${new URLSearchParams({ ...(listing && { listing: listing.id }), step: next })}`;
  const { values, origin } = draft;

  /** Shows messages at their fields, on the step that has the first of them. */
  const showRefused = (vendor: Record<string, string>, solution: Record<string, string>) => {
    setRefused({ vendor, solution });
    const first = Object.keys(vendor).length > 0 ? "company" : "solution";
    void navigate(to(first));
  };

  const submit = async (): Promise<string | undefined> => {
    const [vendor, solution] = [problemsOf("vendor", values.vendor), problemsOf("solution", values.solution)];
    if (Object.keys({ ...vendor, ...solution }).length > 0) {
      showRefused(vendor, solution);
      return undefined;
    }
    try {
      const input = inputOf(values);
      if (listing) await sendAgain({ variables: { id: listing.id, input, version: listing.readVersion } });
      else await send({ variables: { input } });
    } catch (error) {
      const { message, fields } = serverErrors(error);
      const parts = [messagesOf("vendor", fields), messagesOf("solution", fields)] as const;
      if (parts.every((part) => Object.keys(part).length === 0)) return message;
      showRefused(...parts);
      return undefined;
    }
    await draft.end();
    toast({ title: "Sent for review", description: "You'll be notified of the decision." });
    await navigate(PATH);
    return undefined;
  };

  if (!step)
    return (
      <CompanySearch
        key={origin}
        initial={{ name: values.vendor.name, website: values.vendor.website }}
        onNew={({ name, website }) => {
          draft.set("vendor", { ...values.vendor, name, website });
          void navigate(to("company"));
        }}
      />
    );
  const back = (previous: string, label: string) => (
    <ButtonLink to={previous} size="md">
      {label}
    </ButtonLink>
  );
  const note = <DraftNote draft={draft} isSignedIn={viewerId !== undefined} />;
  return (
    <Columns>
      <chakra.div minWidth="0">
        <StepsBar current={step} to={to} />
        <Heading>{STEPS[step]}</Heading>
        {step === "company" && (
          <CompanyPart
            key={origin}
            initial={values.vendor}
            choices={choices}
            refused={refused.vendor}
            onChange={(fields) => draft.set("vendor", fields)}
            onDone={() => void navigate(to("solution"))}
            back={back(PATH, "Back")}
            note={note}
          />
        )}
        {step === "solution" && (
          <SolutionPart
            key={origin}
            initial={values.solution}
            choices={choices}
            refused={refused.solution}
            onChange={(fields) => draft.set("solution", fields)}
            onDone={() => void navigate(to("send"))}
            back={back(to("company"), "Back")}
            note={note}
          />
        )}
        {step === "send" && (
          <SendPart
            values={values}
            isSignedIn={viewerId !== undefined}
            send={submit}
            action={listing ? "Send Again" : "Send for Review"}
            back={back(to("solution"), "Back")}
            note={note}
          />
        )}
        {!isSame(values, initial) && (
          <Button
            mt="6"
            ms="-3.5"
            variant="ghost"
            onClick={async () => {
              await draft.discard();
              setRefused({ vendor: {}, solution: {} });
              await navigate(PATH);
            }}
          >
            Discard what is typed
          </Button>
        )}
      </chakra.div>
      <ListingPreview values={values} choices={choices} />
    </Columns>
  );
}

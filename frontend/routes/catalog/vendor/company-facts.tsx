import { chakra } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { vendorFields } from "../../../../backend/modules/catalog/vendors/vendor.fields.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { vendorsListing } from "../../../features/listing/lists/vendors.generated.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { vendorEditPath } from "../../../features/record/record-path.ts";
import { RecordSection } from "../../../features/record/record-section.tsx";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { ROUND_LABELS, roundDate, shortAmount } from "../../../features/vendors/funding-words.ts";
import type { FactSource } from "../../../graphql/schema.generated.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoney } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { useConfirmFactsMutation } from "./confirm-facts.generated.ts";
import type { ShownVendor } from "./shown-vendor.ts";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    columnGap: "8",
  },
});
const Fact = chakra("div", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Name = chakra("dt", { base: { color: "fg.muted", fontSize: "sm" } });
const Value = chakra("dd", { base: { mt: "0.5", fontWeight: "medium" } });
const Source = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "xs", fontWeight: "normal" } });
const Old = chakra("span", { base: { color: "warning" } });
const Rounds = chakra("table", {
  base: {
    width: "full",
    minWidth: "36rem",
    fontSize: "sm",
    borderCollapse: "collapse",
    "& th, & td": { py: "2.5", pe: "4", textAlign: "start", verticalAlign: "top", overflowWrap: "anywhere" },
    "& th": { color: "fg.muted", fontWeight: "normal" },
    "& tbody tr": { borderTopWidth: "1px", borderColor: "line" },
    "& .amount": { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  },
});
const Scroll = chakra("section", { base: { position: "relative", mt: "6", overflowX: "auto" } });
const Caption = chakra("caption", {
  base: { captionSide: "top", pb: "1", textAlign: "start", fontWeight: "semibold", fontSize: "md" },
});
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "4" } });

const SOURCES: Record<FactSource, string> = {
  MEMBER: "Stated by its team",
  ADMINISTRATOR: "Checked by an administrator",
  IMPORT: "From an imported catalog",
};

/** Who accepted what was read from the company's own texts. */
const READ: Record<FactSource, string> = {
  MEMBER: "Read from its description, accepted by its team",
  ADMINISTRATOR: "Read from its description, accepted by an administrator",
  IMPORT: "Read from its description",
};

type State = ShownVendor["facts"][number];

/** Says who stated a fact and when, and whether that was long ago. */
const SourceLine = ({ state }: { state: State | undefined }) =>
  state && (
    <Source>
      {state.isOld ? <Old>Not confirmed for two years. </Old> : null}
      {(state.readFrom === null ? SOURCES : READ)[state.source]}, <DateFact at={state.confirmedAt} />
    </Source>
  );

const { stage, headcount, revenue, certification } = vendorsListing.filters;
const chosen = (choices: Readonly<Record<string, string>> | null, value: string | null) =>
  value && (choices?.[value] ?? value);

/** The facts in the order of the page, with their values; falsy ones aren't known. */
function factsOf(
  vendor: ShownVendor,
): readonly (readonly [field: keyof typeof vendorFields, value: ReactNode])[] {
  const tags = (texts: readonly string[]) => texts.length > 0 && texts.join(", ");
  return [
    ["stage", chosen(stage.choices, vendor.stage)],
    ["headcountBand", chosen(headcount.choices, vendor.headcountBand)],
    ["revenueBand", chosen(revenue.choices, vendor.revenueBand)],
    ["country", [vendor.city, vendor.country].filter(Boolean).join(", ")],
    ["foundedYear", vendor.foundedYear],
    ["places", tags(vendor.places)],
    ["languages", tags(vendor.languages)],
    ["customers", tags(vendor.customers)],
    [
      "certifications",
      vendor.certifications.length > 0 &&
        vendor.certifications.map((one) => (
          <Fragment key={one}>
            <Badge>{chosen(certification.choices, one)}</Badge>{" "}
          </Fragment>
        )),
    ],
  ];
}

function FundingRounds({ vendor, state }: { vendor: ShownVendor; state: State | undefined }) {
  const { fundingRounds, totalFunding } = vendor;
  if (fundingRounds.length === 0) return null;
  return (
    <Scroll tabIndex={0} aria-label="Funding rounds">
      <Rounds>
        <Caption>
          Funding{totalFunding !== null && `: ${formatMoney(totalFunding)} in total`}
          <SourceLine state={state} />
        </Caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Round</th>
            <th scope="col" className="amount">
              Amount
            </th>
            <th scope="col">Investors</th>
            <th scope="col">
              <VisuallyHidden>Source</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {fundingRounds.map((round) => (
            <tr key={round.id}>
              <td>{roundDate(round)}</td>
              <td>{ROUND_LABELS[round.kind]}</td>
              <td className="amount">
                {round.amount === null ? "Undisclosed" : shortAmount(round.amount, round.currency)}
              </td>
              <td>{round.investors.join(", ") || "Not stated"}</td>
              <td>
                {round.source && (
                  <WebsiteLink
                    href={round.source}
                    aria-label={`Source of the ${ROUND_LABELS[round.kind]} round`}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Rounds>
    </Scroll>
  );
}

/** For members, one press confirms everything that is shown. */
function Confirming({ vendor }: { vendor: ShownVendor }) {
  const [confirm, { loading }] = useConfirmFactsMutation({ variables: { id: vendor.id } });
  const run = async () => {
    try {
      await confirm();
      toast({ title: "The facts are confirmed as of today" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Actions>
      <Button disabled={loading} onClick={run}>
        Confirm all facts
      </Button>
      <ButtonLink to={vendorEditPath(vendor)}>Edit facts</ButtonLink>
      <ButtonLink to={`${vendorEditPath(vendor)}#funding`}>Edit funding</ButtonLink>
    </Actions>
  );
}

/** What is known about the company, each fact with its source and date, and its funding rounds. */
export function CompanyFacts({ vendor }: { vendor: ShownVendor }) {
  const facts = factsOf(vendor).filter(([, value]) => value);
  const states = new Map(vendor.facts.map((state) => [state.field, state]));
  const isMember = Boolean(vendor.editedById);
  if (facts.length === 0 && vendor.fundingRounds.length === 0 && !isMember) return null;
  return (
    <RecordSection title="Company" id="company">
      <List>
        {facts.map(([field, value]) => (
          <Fact key={field}>
            <Name>{field === "country" ? "Headquarters" : vendorFields[field].label}</Name>
            <Value>
              {value}
              <SourceLine state={states.get(field)} />
            </Value>
          </Fact>
        ))}
      </List>
      <FundingRounds vendor={vendor} state={states.get("funding")} />
      {isMember && <Confirming vendor={vendor} />}
    </RecordSection>
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { MAX_ROUNDS, roundRules } from "../../../../backend/modules/catalog/vendors/facts/funding.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { ChoiceField, TextField } from "../../../features/forms/fields.tsx";
import { Form } from "../../../features/forms/form.tsx";
import { serverErrors } from "../../../features/forms/server-errors.ts";
import { SubmitButton } from "../../../features/forms/submit-button.tsx";
import { useForm } from "../../../features/forms/use-form.ts";
import { ROUND_LABELS, roundDate, shortAmount } from "../../../features/vendors/funding-words.ts";
import type { FundingRoundInput } from "../../../graphql/schema.generated.ts";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import {
  useSetFundingRoundsMutation,
  useVendorFundingQuery,
  type VendorFundingQuery,
} from "./funding.generated.ts";

const Section = chakra("section", { base: { mt: "12", maxWidth: "2xl" } });
const Heading = chakra("h2", { base: { fontSize: "lg", fontWeight: "semibold" } });
const Note = chakra("p", { base: { mt: "1", mb: "3", color: "fg.muted" } });
const Item = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Words = chakra("div", { base: { flex: "1 1 14rem", minWidth: "0" } });
const Pair = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  },
});
const Frame = chakra("div", {
  base: { mt: "4", p: "5", borderWidth: "1px", borderColor: "line", borderRadius: "lg", bg: "bg.raised" },
});

type Vendor = NonNullable<VendorFundingQuery["vendor"]>;
type Round = Vendor["fundingRounds"][number];

const KINDS = Object.entries(ROUND_LABELS).map(([value, label]) => ({ value, label }));
const MONTHS = [
  { value: "", label: "Not known" },
  ...Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }).format(
      new Date(Date.UTC(2024, month, 1)),
    ),
  })),
];

const EMPTY = {
  kind: "SEED",
  year: "",
  month: "",
  day: "",
  amount: "",
  currency: "USD",
  investors: "",
  source: "",
};

const numberOr = (text: string) => (text.trim() === "" ? null : Number(text));

const valuesOf = (round: Round): typeof EMPTY => ({
  kind: round.kind,
  year: String(round.year),
  month: String(round.month ?? ""),
  day: String(round.day ?? ""),
  amount: String(round.amount ?? ""),
  currency: round.currency,
  investors: round.investors.join(", "),
  source: round.source ?? "",
});

const inputOf = (values: typeof EMPTY): FundingRoundInput => ({
  kind: values.kind as FundingRoundInput["kind"],
  year: Number(values.year),
  month: numberOr(values.month),
  day: numberOr(values.day),
  amount: numberOr(values.amount),
  currency: values.currency.trim().toUpperCase(),
  investors: values.investors
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean),
  source: values.source.trim() || null,
});

type RoundFormProps = {
  round: Round | undefined;
  save: (round: FundingRoundInput) => Promise<void>;
  onCancel: () => void;
};

function RoundForm({ round, save, onCancel }: RoundFormProps) {
  const form = useForm({
    initialValues: round ? valuesOf(round) : EMPTY,
    rules: roundRules,
    submit: (values) => save(inputOf(values)),
  });
  return (
    <Frame>
      <Form form={form} label={round ? "Change the round" : "Add a round"}>
        <Pair>
          <ChoiceField name="kind" label="Kind" choices={KINDS} />
          <TextField name="year" label="Year" required inputMode="numeric" maxLength={4} />
          <ChoiceField name="month" label="Month" choices={MONTHS} />
          <TextField name="day" label="Day" inputMode="numeric" maxLength={2} />
          <TextField name="amount" label="Amount" hint="Leave it empty if undisclosed" inputMode="numeric" />
          <TextField name="currency" label="Currency" hint="Three letters" required maxLength={3} />
        </Pair>
        <TextField name="investors" label="Investors" hint="The lead first, separated by commas" />
        <TextField name="source" label="Announced at" hint="A web address" type="url" maxLength={2000} />
        <chakra.div display="flex" gap="2">
          <SubmitButton busyLabel="Saving..." size="sm">
            Save Round
          </SubmitButton>
          <Button onClick={onCancel}>Cancel</Button>
        </chakra.div>
      </Form>
    </Frame>
  );
}

/** The funding rounds of a vendor, which its members add, change and remove one by one. */
export function FundingForm({ vendorId }: { vendorId: string }) {
  const vendor = useVendorFundingQuery({ variables: { id: vendorId } }).data?.vendor;
  const client = useClient();
  const [set, { loading }] = useSetFundingRoundsMutation();
  const [edited, setEdited] = useState<string>();
  if (!vendor) return null;
  const { fundingRounds } = vendor as Vendor;
  const store = async (rounds: readonly FundingRoundInput[], done: string) => {
    try {
      await set({ variables: { id: vendorId, rounds: [...rounds], version: vendor.version } });
    } catch (error) {
      // Another change came first: its rounds are shown before these are saved again.
      if ("version" in serverErrors(error).fields)
        await client.refetchQueries({ include: ["VendorFunding"] });
      throw error;
    }
    setEdited(undefined);
    toast({ title: done });
  };
  const others = (id: string) =>
    fundingRounds.filter((round) => round.id !== id).map((round) => inputOf(valuesOf(round)));
  return (
    <Section aria-labelledby="funding">
      <Heading id="funding">Funding rounds</Heading>
      <Note>Investors filter by the total and the latest round. The date may be just a month or a year.</Note>
      <ul>
        {fundingRounds.map((round) =>
          edited === round.id ? (
            <li key={round.id}>
              <RoundForm
                round={round}
                save={(input) => store([...others(round.id), input], "Round saved")}
                onCancel={() => setEdited(undefined)}
              />
            </li>
          ) : (
            <Item key={round.id}>
              <Words>
                <strong>{ROUND_LABELS[round.kind]}</strong>, {roundDate(round)}
                {round.amount !== null && `, ${shortAmount(round.amount, round.currency)}`}
                {round.investors.length > 0 && ` from ${round.investors.join(", ")}`}
              </Words>
              <Button onClick={() => setEdited(round.id)}>
                Change
                <VisuallyHidden> the round of {roundDate(round)}</VisuallyHidden>
              </Button>
              <Button
                disabled={loading}
                onClick={() => store(others(round.id), "Round removed").catch(notifyFailure)}
              >
                Remove
                <VisuallyHidden> the round of {roundDate(round)}</VisuallyHidden>
              </Button>
            </Item>
          ),
        )}
      </ul>
      {edited === "new" ? (
        <RoundForm
          round={undefined}
          save={(input) => store([...others("new"), input], "Round added")}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        fundingRounds.length < MAX_ROUNDS && (
          <Button mt="3" onClick={() => setEdited("new")}>
            Add a round
          </Button>
        )
      )}
    </Section>
  );
}

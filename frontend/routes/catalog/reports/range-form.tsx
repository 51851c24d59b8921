import { chakra } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { reportRange } from "../../../../backend/modules/administration/activity-analytics/report/report-range.rules.ts";
import { REPORTS, type ReportView } from "../../../features/reports/report-address.ts";
import { SERIES, type SeriesKey } from "../../../features/reports/report-series.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../ui/controls/select-field.tsx";

const Fields = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr)) auto" },
    gap: "4",
    alignItems: "end",
    my: "6",
  },
});

const STEPS = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
];
const CHOICES = [
  { value: "", label: "Most active" },
  ...SERIES.map(({ key, label }) => ({ value: key, label })),
];

/** The report's range, step and series, kept in the address; works without scripts. */
export function RangeForm({ view, series }: { view: ReportView; series: SeriesKey | undefined }) {
  const navigate = useNavigate();
  const range = reportRange(view.from, view.to);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    void navigate(`${REPORTS}?${new URLSearchParams(given)}`, { preventScrollReset: true });
  };
  return (
    <Fields action={REPORTS} onSubmit={show} aria-label="Report options">
      <FormField label="From">
        {(control) => <TextInput {...control} type="date" name="from" defaultValue={range.from} required />}
      </FormField>
      <FormField label="To">
        {(control) => <TextInput {...control} type="date" name="to" defaultValue={range.to} required />}
      </FormField>
      <FormField label="By">
        {(control) => (
          <SelectField {...control} name="step" choices={STEPS} defaultValue={view.step.toLowerCase()} />
        )}
      </FormField>
      <FormField label="Chart">
        {(control) => <SelectField {...control} name="show" choices={CHOICES} defaultValue={series ?? ""} />}
      </FormField>
      <Button
        type="submit"
        variant="primary"
        size="md"
        minHeight="12"
        gridColumn={{ base: "1 / -1", lg: "auto" }}
      >
        Show
      </Button>
    </Fields>
  );
}

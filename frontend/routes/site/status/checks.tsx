import { chakra } from "@chakra-ui/react";
import { CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Tooltip } from "../../../ui/controls/tooltip.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { CHECKS, type CheckResult, useCheck } from "./use-check.ts";

const List = chakra("dl", { base: { maxWidth: "2xl", borderTopWidth: "1px", borderColor: "line" } });
const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "3",
    py: "4",
    borderBottomWidth: "1px",
    borderColor: "line",
  },
});
const State = chakra("dd", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", fontVariantNumeric: "tabular-nums" },
});

function Result({ result }: { result: CheckResult }) {
  if (!result) {
    return (
      <State color="fg.muted">
        <LoaderCircle size={18} aria-hidden />
        Checking...
      </State>
    );
  }
  const { ok, measured } = result;
  const Icon = ok ? CircleCheck : CircleX;
  const color = ok ? "positive" : "danger";
  const icon = <Icon size={18} aria-hidden />;
  const words = ok ? "Operational" : "Not responding";
  if (!measured) {
    return (
      <State color={color}>
        {icon}
        {words}
      </State>
    );
  }
  return (
    <Tooltip text={formatMoment(measured.at.toISOString())}>
      {(trigger) => (
        <State {...trigger} color={color}>
          {icon}
          {ok ? `${words}, ${measured.milliseconds} ms` : words}
        </State>
      )}
    </Tooltip>
  );
}

function Check({ part }: { part: keyof typeof CHECKS }) {
  const result = useCheck(part);
  return (
    <Row>
      <chakra.dt fontWeight="medium">{CHECKS[part].label}</chakra.dt>
      <Result result={result} />
    </Row>
  );
}

// A note for pages without scripts, which can't measure anything.
const AsFound = chakra("p", {
  base: { display: "none", mt: "4", color: "fg.muted", "@media (scripting: none)": { display: "block" } },
});

/** The parts of the service, and whether each responds. */
export function Checks() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <List aria-live="polite" key={attempt}>
        {(Object.keys(CHECKS) as (keyof typeof CHECKS)[]).map((part) => (
          <Check key={part} part={part} />
        ))}
      </List>
      <AsFound>
        As the server found it when it made this page. Response times are measured in your browser, which
        needs JavaScript.
      </AsFound>
      <form
        action="/status"
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <Button type="submit" mt="6">
          Check again
        </Button>
      </form>
    </>
  );
}

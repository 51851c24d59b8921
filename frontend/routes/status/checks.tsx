import { chakra } from "@chakra-ui/react";
import { CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { formatMoment } from "../../ui/format.ts";
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
  const { ok, milliseconds, at } = result;
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <State color={ok ? "positive" : "danger"} title={formatMoment(at.toISOString())}>
      <Icon size={18} aria-hidden />
      {ok ? `Operational, ${milliseconds} ms` : "Not responding"}
    </State>
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
      <Button mt="6" onClick={() => setAttempt(attempt + 1)}>
        Check again
      </Button>
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import { CircleCheck, CircleX } from "lucide-react";
import { formatExactTime } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import type { SystemAnalyticsQuery } from "./system-analytics.generated.ts";

const Status = chakra("p", {
  base: { display: "flex", alignItems: "center", gap: "2", textStyle: "headline", fontSize: "2xl" },
});
const Checks = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "8",
    mt: "3",
    listStyleType: "none",
  },
});
const Check = chakra("li", {
  base: {
    display: "flex",
    gap: "2.5",
    py: "2.5",
    borderTopWidth: "1px",
    borderColor: "line",
    fontSize: "sm",
  },
});

const Mark = ({ passed }: { passed: boolean }) => (
  <chakra.span color={passed ? "positive" : "danger"} flexShrink="0" mt="0.5">
    {passed ? (
      <CircleCheck size={18} strokeWidth={1.75} role="img" aria-label="Passed" />
    ) : (
      <CircleX size={18} strokeWidth={1.75} role="img" aria-label="Failed" />
    )}
  </chakra.span>
);

type Props = {
  health: SystemAnalyticsQuery["systemHealth"];
  /** Whether passing checks are only counted. */
  short?: boolean;
};

/** The system's status: green while every check passes, otherwise red, with each check's result. */
export function HealthStatus({ health, short = false }: Props) {
  const { systemStatus, checks, computedAt } = health;
  const listed = short ? checks.filter(({ passed }) => !passed) : checks;
  const operational = systemStatus === "operational";
  return (
    <section aria-label="System Status">
      <chakra.h3 fontSize="sm" color="fg.muted">
        System Status
      </chakra.h3>
      <Status mt="1" color={operational ? "positive" : "danger"}>
        {operational ? "Operational" : "Degraded"}
      </Status>
      {short && (
        <chakra.p mt="1" fontSize="sm" color="fg.muted">
          {checks.length - listed.length} of {checks.length} checks passed.
        </chakra.p>
      )}
      <Checks aria-label="Checks" hidden={listed.length === 0}>
        {listed.map(({ name, passed, detail }) => (
          <Check key={name}>
            <Mark passed={passed} />
            <span>
              <chakra.span fontWeight="semibold">{name}</chakra.span>
              <chakra.span display="block" color="fg.muted">
                {detail}
              </chakra.span>
            </span>
          </Check>
        ))}
      </Checks>
      <HowComputed
        figure="System Status"
        formula={`Operational if every check passes. ${checks.map(({ name, rule }) => `${name}: ${rule}`).join(" ")}`}
        rows="The database's response, the jobs and emails in the queue (up to 10,000), and the last sample from each running server."
        asOf={formatExactTime(computedAt)}
      />
    </section>
  );
}

import { chakra } from "@chakra-ui/react";
import { SparkLine } from "../../../../ui/charts/spark-line.tsx";
import { FigureTile, openWide } from "../../../../ui/display/figure-tile.tsx";
import { formatCount, formatExactTime } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import type { RealTimeMonitoringQuery } from "./real-time-monitoring.generated.ts";
import { SERVER_FIGURES, type ShownInstance } from "./server-figures.ts";
import { serverName } from "./server-table.tsx";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      lg: "repeat(3, minmax(0, 1fr))",
    },
    gap: { base: "3", md: "4" },
    alignItems: "start",
    ...openWide,
  },
});

const SAMPLED = "Measured every five seconds; the line shows the last hour, one point per minute.";

type Props = {
  instance: ShownInstance;
  queue: Pick<RealTimeMonitoringQuery["monitoring"], "jobQueue" | "jobQueueHistory">;
};

/** The metrics of one server, and the job queue that all of them share. */
export function ServerTiles({ instance, queue }: Props) {
  const { latest, history } = instance;
  const { jobQueue, jobQueueHistory } = queue;
  return (
    <Grid>
      {latest &&
        SERVER_FIGURES.map(({ label, figure, note, value, format, formula }) => (
          <FigureTile
            key={label}
            label={label}
            figure={figure(latest, instance)}
            note={note(latest, instance)}
          >
            <SparkLine
              label={label}
              format={format}
              points={history.map((sample) => ({ at: sample.takenAt, value: value(sample) }))}
            />
            <HowComputed
              figure={label}
              formula={`${formula} ${SAMPLED}`}
              rows={`Samples from ${serverName(instance)}.`}
              asOf={formatExactTime(latest.takenAt)}
            />
          </FigureTile>
        ))}
      {jobQueue && (
        <FigureTile
          label="Job queue"
          figure={formatCount(jobQueue.waiting)}
          note={`waiting; ${formatCount(jobQueue.running)} running, ${formatCount(jobQueue.scheduled)} scheduled, ${formatCount(jobQueue.failed)} failed`}
        >
          <SparkLine
            label="Job queue"
            format={formatCount}
            points={jobQueueHistory.map(({ takenAt, waiting }) => ({ at: takenAt, value: waiting }))}
          />
          <HowComputed
            figure="Job queue"
            formula={`Background jobs that are due but haven't started, up to 10,000. Each point on the line is the highest of its minute. ${SAMPLED}`}
            rows="The job queue in the database, which all servers share."
            asOf={formatExactTime(jobQueue.takenAt)}
          />
        </FigureTile>
      )}
    </Grid>
  );
}

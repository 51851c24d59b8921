import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { formatMoment } from "../../ui/display/format.ts";
import { ApplicationStatusBadge } from "./application-status.tsx";
import {
  type ApplicationSteps_ApplicationFragment,
  ApplicationSteps_ApplicationFragmentDoc,
} from "./application-steps.generated.ts";

const List = chakra("ol", { base: { listStyleType: "none" } });
const Step = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", fontSize: "sm" },
});
const Message = chakra("p", { base: { mt: "2", maxWidth: "prose", whiteSpace: "pre-line" } });

/** The history of an application, each step with its date and message. */
export function ApplicationSteps({
  application,
}: {
  application: FragmentType<ApplicationSteps_ApplicationFragment>;
}) {
  const { data } = useSuspenseFragment({
    fragment: ApplicationSteps_ApplicationFragmentDoc,
    from: application,
  });
  if (data.steps.length === 0) return null;
  return (
    <List aria-label="History">
      {data.steps.map(({ id, status, message, createdAt }) => (
        <Step key={id}>
          <Head>
            <ApplicationStatusBadge status={status} />
            <chakra.time dateTime={createdAt} color="fg.muted">
              {formatMoment(createdAt)}
            </chakra.time>
          </Head>
          {message && <Message>{message}</Message>}
        </Step>
      ))}
    </List>
  );
}

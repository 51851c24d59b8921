import { chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { serverErrors } from "../../../../../features/forms/server-errors.ts";
import type { AudienceInput } from "../../../../../graphql/schema.generated.ts";
import { useClient } from "../../../../../graphql/source.ts";
import { formatCount } from "../../../../../ui/display/format.ts";
import { AlertAudienceDocument } from "./send-alerts.generated.ts";

const Note = chakra("p", {
  base: { px: "4", py: "3", borderRadius: "lg", bg: "bg.subtle", fontWeight: "medium" },
});

/** The debounce delay before the audience is counted, in milliseconds. */
const PAUSE = 300;

const said = (count: number): string => {
  if (count === 0) return "No one matches this selection.";
  return `Goes to ${formatCount(count)} ${count === 1 ? "person" : "people"}.`;
};

/** Shows how many people an alert would reach, updated when the audience changes. */
export function AlertAudience({ audience }: { audience: AudienceInput }) {
  const client = useClient();
  const choice = JSON.stringify(audience);
  const [answer, setAnswer] = useState({ choice: "", text: "" });
  useEffect(() => {
    let isDue = true;
    const say = (text: string) => isDue && setAnswer({ choice, text });
    const timer = setTimeout(() => {
      client
        .query({
          query: AlertAudienceDocument,
          variables: { audience: JSON.parse(choice) as AudienceInput },
          fetchPolicy: "network-only",
        })
        .then(({ data }) => say(said(data?.alertAudience ?? 0)))
        .catch((error: unknown) => say(serverErrors(error).message));
    }, PAUSE);
    return () => {
      isDue = false;
      clearTimeout(timer);
    };
  }, [client, choice]);
  return <Note role="status">{answer.choice === choice ? answer.text : "Counting recipients..."}</Note>;
}

import { chakra } from "@chakra-ui/react";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { Code, Details, Note } from "./log-parts.ts";
import type { Webhook_DeliveryFragment } from "./webhooks.generated.ts";

type Props = { attempts: Webhook_DeliveryFragment["attemptLog"]; messageId: string };

/** The attempts to send a message, the newest first, each with its time, result and response. */
export function Attempts({ attempts, messageId }: Props) {
  return (
    <Details>
      <summary>
        {attempts.length === 1 ? "1 attempt" : `${attempts.length} attempts`}
        <VisuallyHidden> to send {messageId}</VisuallyHidden>
      </summary>
      <chakra.ol listStyleType="none" aria-label="Attempts">
        {attempts.map(({ at, status, duration, answer, error }) => (
          <chakra.li key={at} mt="3">
            <Note>
              <time dateTime={at}>{formatMoment(at)}</time> · {error ?? `Status ${status}.`}
              {duration !== null && ` It took ${duration} ms.`}
            </Note>
            {answer && <Code>{answer}</Code>}
          </chakra.li>
        ))}
      </chakra.ol>
    </Details>
  );
}

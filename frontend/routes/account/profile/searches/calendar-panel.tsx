import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import {
  MAX_DEADLINES,
  MAX_OF_SEARCH,
} from "../../../../../backend/modules/account/calendar/calendar.rules.ts";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { DateFact } from "../../../../features/record/date-fact.tsx";
import { evictQueries } from "../../../../graphql/evict-queries.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { useKept } from "../../../../ui/behavior/use-kept.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { SkeletonBar } from "../../../../ui/layout/skeleton.tsx";
import {
  useCalendarAddressQuery,
  useRenewCalendarAddressMutation,
  useRevokeCalendarAddressMutation,
} from "./calendar-panel.generated.ts";
import { NewAddress } from "./new-address.tsx";

const forget = evictQueries("calendarAddress");
const Text = chakra("p", { base: { fontSize: "sm", color: "fg.muted" } });

/** Creates, renews or revokes the secret address of the viewer's private calendar. */
export function CalendarPanel() {
  const data = useKept(useCalendarAddressQuery({ variables: {} }).data);
  const [renew, { loading: renewing }] = useRenewCalendarAddressMutation();
  const [revoke, { loading: revoking }] = useRevokeCalendarAddressMutation();
  const [url, setUrl] = useState<string>();
  const calendar = data?.calendarAddress;
  const update = forget;
  const onRenew = async () => {
    if (
      calendar &&
      !window.confirm("Create a new address? Calendars that use the current one will stop updating.")
    )
      return;
    try {
      setUrl((await renew({ variables: {}, update })).data?.renewCalendarAddress.url);
    } catch (error) {
      notifyFailure(error);
    }
  };
  const onRevoke = async () => {
    if (!window.confirm("Revoke the address? Calendars that use it will stop updating.")) return;
    try {
      const answer = await revoke({ variables: {}, update });
      setUrl(undefined);
      toast({
        title: "Revoked",
        ...(answer.data && { description: answer.data.revokeCalendarAddress.message }),
      });
    } catch (error) {
      notifyFailure(error);
    }
  };
  const busy = renewing || revoking;
  return (
    <Panel
      title="Deadline calendar"
      intro={`See your deadlines in your own calendar: what you've saved or applied to, drafts included, and the next ${MAX_OF_SEARCH} from each saved opportunity search, up to ${MAX_DEADLINES} in all.`}
    >
      {!data && <SkeletonBar height="16" />}
      {data && (
        <chakra.div display="grid" gap="4">
          {url && <NewAddress url={url} />}
          {calendar && (
            <Text>
              Address created on <DateFact at={calendar.createdAt} />.{" "}
              {calendar.readAt ? (
                <>
                  Last read on <DateFact at={calendar.readAt} />.
                </>
              ) : (
                "No calendar has read it yet."
              )}
            </Text>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button variant={calendar ? "outline" : "primary"} disabled={busy} onClick={onRenew}>
              {calendar ? "Renew Address" : "Create Address"}
            </Button>
            {calendar && (
              <Button disabled={busy} onClick={onRevoke}>
                Revoke
              </Button>
            )}
          </chakra.div>
        </chakra.div>
      )}
    </Panel>
  );
}

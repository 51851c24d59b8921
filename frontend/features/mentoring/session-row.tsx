import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { isWebAddress } from "../../../backend/shared/text/web-address.rules.ts";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { Dotted } from "../../ui/display/dotted.tsx";
import { canBeVisited, formatWebAddress } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { type SessionRow_SessionFragment, SessionRow_SessionFragmentDoc } from "./session.generated.ts";
import { SessionActions } from "./session-actions.tsx";
import { ReadersTime, SessionTime } from "./session-time.tsx";

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: { base: "1.5", md: "3" },
    overflowWrap: "anywhere",
  },
});
const Head = chakra("p", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" } });
const Line = chakra("p", { base: { color: "fg.muted", fontSize: "sm", maxWidth: "prose" } });

/** The label of a session's status. */
function standing({ status, endsAt, viewerCanCancel }: SessionRow_SessionFragment) {
  if (status === "CANCELLED") return { word: "Canceled", colorPalette: "gray" };
  if (status === "DECLINED") return { word: "Declined", colorPalette: "gray" };
  if (!viewerCanCancel && new Date(endsAt) <= new Date())
    return status === "ACCEPTED"
      ? { word: "Completed", colorPalette: "gray" }
      : { word: "No reply", colorPalette: "gray" };
  return status === "ACCEPTED"
    ? { word: "Accepted", colorPalette: "green" }
    : { word: "Awaiting reply", colorPalette: "yellow" };
}

/** Renders as a link only if it is a web URL and shows its real target. */
function Place({ place }: { place: string }) {
  if (!isWebAddress(place)) return place;
  const address = formatWebAddress(place);
  if (!canBeVisited(place)) return address;
  return (
    <TextLink to={place} rel="noopener noreferrer nofollow" target="_blank">
      {address}
    </TextLink>
  );
}

const minutesOf = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** A session in the viewer's list, with their actions on it. */
export function SessionRow({ session }: { session: FragmentType<SessionRow_SessionFragment> }) {
  const { data } = useSuspenseFragment({ fragment: SessionRow_SessionFragmentDoc, from: session });
  const { topic, place, startsAt, endsAt, timeZone, reason, viewerSide, mentor, student } = data;
  const { word, colorPalette } = standing(data);
  return (
    <Row>
      <chakra.div flex="1 1 16rem" minWidth="0">
        <Head>
          <chakra.span fontWeight="medium">{topic}</chakra.span>
          <Badge colorPalette={colorPalette}>{word}</Badge>
        </Head>
        <Line>
          <Dotted
            parts={[
              <SessionTime key="time" startsAt={startsAt} timeZone={timeZone} />,
              `${minutesOf(startsAt, endsAt)} minutes`,
            ]}
          />
        </Line>
        <Line>
          <ReadersTime startsAt={startsAt} timeZone={timeZone} />
        </Line>
        <Line>
          <Dotted
            parts={[
              `With ${(viewerSide === "MENTOR" ? student : mentor).name}`,
              <Place key="place" place={place} />,
            ]}
          />
        </Line>
        {reason && <Line>Reason: {reason}</Line>}
      </chakra.div>
      <SessionActions session={data} />
    </Row>
  );
}

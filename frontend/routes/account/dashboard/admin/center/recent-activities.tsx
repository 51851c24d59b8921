import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { formatMoment } from "../../../../../ui/display/format.ts";
import { TextLink } from "../../../../../ui/display/text-link.tsx";
import { useRecentActivitiesSuspenseQuery } from "./recent-activities.generated.ts";

const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
  },
});
const List = chakra("ul", { base: { mt: "2", listStyleType: "none" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "6",
    py: "2.5",
    borderTopWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
/** The number shown on a phone before the others are folded, unless there is only one more. */
const FEW = 4;
const fewOnPhones = { [`& > li:nth-of-type(n + ${FEW + 1})`]: { display: { base: "none", md: "flex" } } };

const Time = chakra("time", {
  base: { color: "fg.muted", fontSize: "sm", fontVariantNumeric: "tabular-nums" },
});

/** The latest ten entries of the audit trail, without sign-ins. */
export function RecentActivities() {
  const [all, setAll] = useState(false);
  const { nodes } = useRecentActivitiesSuspenseQuery({ variables: {} }).data.auditEntries;
  const cut = !all && nodes.length > FEW + 1;
  return (
    <section aria-label="Recent Activities">
      <Head>
        <chakra.h3 fontWeight="semibold">Recent Activities</chakra.h3>
        <ButtonLink to="/admin/audit-log">Audit log</ButtonLink>
      </Head>
      {nodes.length === 0 ? (
        <chakra.p mt="2" color="fg.muted" fontSize="sm">
          No activity yet.
        </chakra.p>
      ) : (
        <>
          <List aria-label="Recent Activities" css={cut ? fewOnPhones : undefined}>
            {nodes.map(({ id, description, subjectPath, occurredAt }) => (
              <Row key={id}>
                <chakra.span minWidth="0" flex="1 1 16rem">
                  {subjectPath ? <TextLink to={subjectPath}>{description}</TextLink> : description}
                </chakra.span>
                <Time dateTime={occurredAt}>{formatMoment(occurredAt)}</Time>
              </Row>
            ))}
          </List>
          {cut && (
            <Button display={{ base: "inline-flex", md: "none" }} mt="2" onClick={() => setAll(true)}>
              Show all {nodes.length}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

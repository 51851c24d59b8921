import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../graphql/source.ts";
import { usePoll } from "../../graphql/use-poll.ts";
import { Button } from "../../ui/controls/button.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { notifyFailure } from "../failures/notify-failure.ts";
import {
  ImportWebsiteChecksDocument,
  useCheckImportedWebsitesMutation,
  useImportWebsiteChecksQuery,
} from "./imports.generated.ts";

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "3", fontSize: "sm" },
});

function Poll({ run }: { run: string }) {
  usePoll(ImportWebsiteChecksDocument, { run }, 2);
  return null;
}

/** How many websites of an import were asked, and a button that has them asked. */
export function WebsiteChecks({ run }: { run: string }) {
  const found = useImportWebsiteChecksQuery({ variables: { run } }).data?.importWebsiteChecks;
  const [check, { loading }] = useCheckImportedWebsitesMutation();
  const [asking, setAsking] = useState(false);
  const client = useClient();
  const { websites = 0, checked = 0, failing = 0 } = found ?? {};
  const seen = useRef(checked);
  useEffect(() => {
    if (checked !== seen.current) void client.refetchQueries({ include: ["ImportQuality"] });
    seen.current = checked;
  }, [checked, client]);
  if (websites === 0) return null;
  const going = asking && checked < websites;
  const act = async () => {
    try {
      await check({ variables: { run } });
      setAsking(true);
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Line>
      {going && <Poll run={run} />}
      <span role="status">
        {formatCount(checked)} of {formatCount(websites)} websites asked today
        {failing > 0 && `, ${formatCount(failing)} don't answer`}.
      </span>
      {checked < websites && (
        <Button disabled={loading || going} onClick={act}>
          {going ? "Being asked, one after another" : "Check whether they answer"}
        </Button>
      )}
    </Line>
  );
}

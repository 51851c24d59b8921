import { useState } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import { useClient } from "../../../../graphql/source.ts";
import { saveFile } from "../../../../ui/behavior/save-file.ts";
import { toast } from "../../../../ui/behavior/toast-store.ts";
import { ExportMyDataDocument } from "./privacy-tab.generated.ts";

/** Downloads all data kept about the user. */
export function useDataExport(): { download: () => Promise<void>; busy: boolean } {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: ExportMyDataDocument, fetchPolicy: "no-cache" });
      if (data) saveFile(data.exportMyData.fileName, "application/json", data.exportMyData.content);
      toast({ title: "Success", description: "Your data was exported." });
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return { download, busy };
}

import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { evictQueries } from "../../../../../graphql/evict-queries.ts";
import { useClient } from "../../../../../graphql/source.ts";
import { Button } from "../../../../../ui/controls/button.tsx";
import { FormField } from "../../../../../ui/controls/form-field.tsx";
import { SelectField } from "../../../../../ui/controls/select-field.tsx";
import { formatBytes } from "../../../../../ui/display/format.ts";
import { ProgressBar } from "../../../../../ui/display/progress-bar.tsx";
import { DialogButtons } from "./action-dialog.tsx";
import { download, type Progress } from "./download.ts";

const KINDS = [
  { value: "users", label: "Users" },
  { value: "solutions", label: "Solutions" },
  { value: "vendors", label: "Vendors" },
  { value: "opportunities", label: "Opportunities" },
  { value: "analytics", label: "Analytics" },
] as const;

const Frame = chakra("form", { base: { display: "grid", gap: "5" } });

/** Selects the data to export, and shows the progress of the download. */
export function ExportDataForm({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const [kind, setKind] = useState("users");
  const [progress, setProgress] = useState<Progress>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const busy = progress !== undefined;
  const onExport = async () => {
    const stop = new AbortController();
    running.current = stop;
    setProgress({ bytes: 0 });
    setFailed(false);
    try {
      await download(`/api/admin/export/${kind}`, stop.signal, setProgress);
      evictQueries("auditEntries")(await client.cache());
      window.alert("Data exported successfully!");
      onClose();
    } catch {
      if (stop.signal.aborted) return;
      setFailed(true);
      window.alert("Failed to export data");
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Frame
      aria-label="Export"
      onSubmit={(event) => {
        event.preventDefault();
        void onExport();
      }}
    >
      <FormField label="What to export">
        {(control) => (
          <SelectField
            {...control}
            value={kind}
            choices={KINDS}
            disabled={busy}
            onChange={({ target }) => setKind(target.value)}
          />
        )}
      </FormField>
      {busy && (
        <div>
          <ProgressBar aria-label="Download" max={1} value={progress.share} />
          <chakra.p mt="1" color="fg.muted" fontSize="sm">
            {progress.share !== undefined && `${Math.floor(100 * progress.share)}%, `}
            {formatBytes(progress.bytes)} so far
          </chakra.p>
        </div>
      )}
      {failed && (
        <chakra.p role="alert" color="danger" fontSize="sm">
          The download was interrupted, so nothing was saved. Please try again.
        </chakra.p>
      )}
      <DialogButtons>
        <Button size="md" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="md" disabled={busy}>
          {busy ? "Exporting..." : "Export"}
        </Button>
      </DialogButtons>
    </Frame>
  );
}

import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { viewIn } from "./import-address.ts";
import { useImportKindsSuspenseQuery } from "./imports.generated.ts";
import { MappingPanel } from "./mapping-panel.tsx";
import { RunList } from "./run-list.tsx";
import { RunReport } from "./run-report.tsx";
import { UploadPanel } from "./upload-panel.tsx";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", mt: "6" },
});

type Props = {
  /** The organization whose members import records of its vendors; undefined for administrators. */
  organization?: string | undefined;
};

/** A file with its columns and the changes it would make, and the previous runs. */
export function Importer({ organization }: Props) {
  const [search] = useSearchParams();
  const { importKinds: kinds } = useImportKindsSuspenseQuery({ variables: { organization } }).data;
  const { upload, kind, records, encoding, header, run, after } = viewIn(search);
  const chosen = kinds.find(({ name }) => name === kind) ?? kinds[0];
  return (
    <Parts>
      <UploadPanel key={upload} kinds={kinds.map(({ name }) => name)} kind={kind} upload={upload} />
      {upload && chosen && (
        <MappingPanel
          key={`${upload} ${kind} ${records} ${header}`}
          upload={upload}
          kind={chosen}
          records={records}
          encoding={encoding}
          header={header}
          organization={organization}
        />
      )}
      {run && <RunReport key={run} id={run} isEditable={organization === undefined} />}
      <RunList after={after} organization={organization} />
    </Parts>
  );
}

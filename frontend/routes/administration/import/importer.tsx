import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { useImportKindsSuspenseQuery } from "../../../features/imports/imports.generated.ts";
import { RunReport } from "../../../features/imports/run-report.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { viewIn } from "./import-address.ts";
import { MappingPanel } from "./mapping-panel.tsx";
import { RunList } from "./run-list.tsx";
import { UploadPanel } from "./upload-panel.tsx";

const Parts = chakra("div", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", mt: "6" },
});

/** A file with its columns and the changes it would make, and the previous runs. */
export function Importer() {
  const [search] = useSearchParams();
  const { importKinds: kinds } = useImportKindsSuspenseQuery({ variables: {} }).data;
  const { upload, kind, records, encoding, header, run, after } = viewIn(search);
  const chosen = kinds.find(({ name }) => name === kind) ?? kinds[0];
  return (
    <Page py={{ base: "6", md: "10" }}>
      <PageHeading>Import Data</PageHeading>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="4">
        <ButtonLink to="/admin/sync">Sync sources</ButtonLink>
        <ButtonLink to="/admin/duplicates">Duplicates</ButtonLink>
      </chakra.div>
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
          />
        )}
        {run && <RunReport key={run} id={run} />}
        <RunList after={after} />
      </Parts>
    </Page>
  );
}

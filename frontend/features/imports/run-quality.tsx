import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { formatCount, formatDate } from "../../ui/display/format.ts";
import { BulkEdit } from "./bulk-edit.tsx";
import { type ImportQualityQuery, useImportQualityQuery } from "./imports.generated.ts";
import { WebsiteChecks } from "./website-checks.tsx";

const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Records = chakra("ul", {
  base: { mt: "2", listStyleType: "none", display: "grid", gap: "2", fontSize: "sm" },
});
const Entry = chakra("li", { base: { display: "flex", alignItems: "start", gap: "2" } });

/** What is missing, doubtful or odd in what a run wrote, each leading to the records and an edit of all of them. */
export function RunQuality({ id, kind, isEditable }: { id: string; kind: string; isEditable: boolean }) {
  const checks = useImportQualityQuery({ variables: { run: id } }).data?.importQuality ?? [];
  return (
    <>
      {isEditable && <WebsiteChecks run={id} />}
      {checks.length > 0 && (
        <chakra.section mb="6" aria-label="Worth a look">
          <chakra.h3 mb="2" fontSize="md" fontWeight="semibold">
            Worth a look
          </chakra.h3>
          <chakra.ul listStyleType="none">
            {checks.map((check) => (
              <CheckRow key={check.name} run={id} kind={kind} check={check} isEditable={isEditable} />
            ))}
          </chakra.ul>
        </chakra.section>
      )}
    </>
  );
}

interface CheckProps {
  readonly run: string;
  readonly kind: string;
  readonly check: ImportQualityQuery["importQuality"][number];
  readonly isEditable: boolean;
}

function CheckRow({ run, kind, check: { name, title, count, rows }, isEditable }: CheckProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string, isOn: boolean) =>
    setTicked(new Set(isOn ? [...ticked, id] : [...ticked].filter((each) => each !== id)));
  return (
    <Row>
      <details>
        <chakra.summary cursor="pointer">
          {title} ({formatCount(count)})
        </chakra.summary>
        <Records aria-label={title}>
          {rows.map(({ record, label, editor, finding, foundAt }) => (
            <Entry key={record}>
              {isEditable && (
                <Checkbox
                  aria-label={`Tick ${label}`}
                  checked={ticked.has(record)}
                  onChange={({ target }) => tick(record, target.checked)}
                />
              )}
              <span>
                <chakra.span textDecoration="underline" asChild>
                  <Link to={editor}>{label}</Link>
                </chakra.span>
                {finding && (
                  <chakra.span display="block" color="fg.muted">
                    {finding.replace(/\.$/, "")}
                    {foundAt && `, ${formatDate(foundAt)}`}
                  </chakra.span>
                )}
              </span>
            </Entry>
          ))}
        </Records>
        {count > rows.length && (
          <chakra.p mt="2" fontSize="sm" color="fg.muted">
            The first {rows.length} are shown.
          </chakra.p>
        )}
        {isEditable && <BulkEdit run={run} kind={kind} check={name} ids={[...ticked]} count={count} />}
      </details>
    </Row>
  );
}

import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { formatCount } from "../../ui/display/format.ts";
import { useImportQualityQuery } from "./imports.generated.ts";

const Row = chakra("li", {
  base: { py: "3", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Records = chakra("ul", { base: { mt: "2", ps: "5", display: "grid", gap: "1", fontSize: "sm" } });

/** What is missing, doubtful or odd in what a run wrote, each leading to the records. */
export function RunQuality({ id }: { id: string }) {
  const checks = useImportQualityQuery({ variables: { run: id } }).data?.importQuality ?? [];
  if (checks.length === 0) return null;
  return (
    <chakra.section mb="6" aria-label="Worth a look">
      <chakra.h3 mb="2" fontSize="md" fontWeight="semibold">
        Worth a look
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {checks.map(({ name, title, count, rows }) => (
          <Row key={name}>
            <details>
              <chakra.summary cursor="pointer">
                {title} ({formatCount(count)})
              </chakra.summary>
              <Records aria-label={title}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <chakra.span textDecoration="underline" asChild>
                      <Link to={row.editor}>{row.label}</Link>
                    </chakra.span>
                  </li>
                ))}
              </Records>
              {count > rows.length && (
                <chakra.p mt="2" fontSize="sm" color="fg.muted">
                  The first {rows.length} are shown.
                </chakra.p>
              )}
            </details>
          </Row>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

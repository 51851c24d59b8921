import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { NotFound } from "../failures/not-found.tsx";
import { Redirect } from "../routing/redirect.tsx";
import { type Addressed, parseRecordKey, recordPath } from "./record-path.ts";

type Section = {
  /** The path below which the records' pages are. */
  path: string;
  /** The path of their list, if it is a different one. */
  list?: string;
  /** The list's name, such as "Solutions". */
  label: string;
  /** The name of a record's kind, such as "solution". */
  noun: string;
  /** The path's suffix after the record on one of its further pages, such as "/edit". */
  part?: string;
};

type Props<Row extends Addressed> = {
  section: Section;
  /** Queries the record with an id. */
  useRecord: (id: string) => Row | null;
  children: (found: Row) => ReactNode;
};

function Missing({ section: { path, list = path, label, noun } }: { section: Section }) {
  const name = noun.replace(/\b\w/g, (letter) => letter.toUpperCase());
  return (
    <NotFound
      title={`${name} Not Found`}
      text={`The ${noun} you're looking for doesn't exist or has been removed.`}
      back={{ to: list, label: `Back to ${label}` }}
    />
  );
}

function Existing<Row extends Addressed>({ at, ...props }: Props<Row> & { at: Addressed }) {
  const { section, useRecord, children } = props;
  const [search] = useSearchParams();
  const found = useRecord(at.id);
  if (!found) return <Missing section={section} />;
  if (found.slug !== at.slug || found.id !== at.id) {
    const query = search.toString();
    const path = recordPath(section.path, found) + (section.part ?? "");
    return <Redirect to={query ? `${path}?${query}` : path} />;
  }
  return children(found);
}

/**
 * The page of the record that `:key` in the URL identifies; an outdated slug and the id of a merged record
 * redirect to the current address.
 */
export function RecordScreen<Row extends Addressed>(props: Props<Row>) {
  const at = parseRecordKey(useParams().key ?? "");
  return at ? <Existing {...props} at={at} /> : <Missing section={props.section} />;
}

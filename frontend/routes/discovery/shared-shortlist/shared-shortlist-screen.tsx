import { chakra } from "@chakra-ui/react";
import { useParams } from "react-router-dom";
import { BookmarkButton } from "../../../features/bookmarks/bookmark-button.tsx";
import { describeRecord } from "../../../features/bookmarks/describe-record.ts";
import {
  SharedShortlistDocument,
  useSharedShortlistSuspenseQuery,
} from "../../../features/bookmarks/record-line.generated.ts";
import { RecordLine } from "../../../features/bookmarks/record-line.tsx";
import { NotFound } from "../../../features/failures/not-found.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { RecordLoading } from "../../../features/record/record-loading.tsx";
import { Prose } from "../../../features/record/record-section.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";

/** Preloads the list behind the link. */
export const preload: Screen["preload"] = (start, { params }) =>
  start(SharedShortlistDocument, { token: params.token ?? "" });

/** Placeholder of the list. */
export const Loading = () => <RecordLoading noun="list" />;

/** A shortlist as anyone with its link sees it. */
export function Component() {
  const { token = "" } = useParams();
  const { sharedShortlist: list } = useSharedShortlistSuspenseQuery({ variables: { token } }).data;
  if (!list) {
    return (
      <NotFound
        title="List Not Found"
        text="This link is incomplete, or the list's owner has stopped sharing it. Ask them for a new link."
        back={{ to: "/solutions", label: "Browse Solutions" }}
      />
    );
  }
  const { name, ownerName, entries, updatedAt } = list;
  return (
    <Page py={{ base: "8", md: "12" }}>
      <PageMetadata
        title={name}
        description={`A shortlist on SportsTech Hub${ownerName ? ` by ${ownerName}` : ""}.`}
        hidden
      />
      <PageHeading overflowWrap="anywhere">{name}</PageHeading>
      <chakra.p mt="2" color="fg.muted">
        {ownerName ? `A shortlist by ${ownerName}` : "A shared shortlist"}, last changed{" "}
        <DateFact at={updatedAt} />
      </chakra.p>
      {entries.length === 0 ? (
        <chakra.div mt="8">
          <EmptyState title="Nothing on this list yet">Its owner hasn't added anything yet.</EmptyState>
        </chakra.div>
      ) : (
        <chakra.ul mt="6" maxWidth="3xl" listStyleType="none" aria-label="Entries">
          {entries.map(({ id, kind, note, record }) => (
            <RecordLine
              key={id}
              kind={kind}
              record={record}
              actions={
                record && (
                  <BookmarkButton
                    of={{
                      kind,
                      id: record.id,
                      title: describeRecord(record).title,
                      saved: record.viewerHasSaved,
                    }}
                  />
                )
              }
            >
              {note && <Prose mt="2">{note}</Prose>}
            </RecordLine>
          ))}
        </chakra.ul>
      )}
      <ButtonLink to="/solutions" mt="8">
        Browse Solutions
      </ButtonLink>
    </Page>
  );
}

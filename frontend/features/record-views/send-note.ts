/** The mutations that record page views, comparisons and searches, by operation name. */
export const NOTES = {
  NoteRecordView:
    "mutation NoteRecordView($kind: ViewedKind!, $id: ID!) { noteRecordView(kind: $kind, id: $id) }",
  NoteComparison: "mutation NoteComparison($ids: [ID!]!) { noteComparison(ids: $ids) }",
  NoteSearch: "mutation NoteSearch($text: String!) { noteSearch(text: $text) }",
  NoteBlogView: "mutation NoteBlogView($id: ID!) { noteBlogView(id: $id) }",
};

/**
 * Sends such a mutation without the GraphQL client, which the page may not need otherwise; failures are
 * ignored.
 */
export function sendNote(operationName: keyof typeof NOTES, variables: object): void {
  fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName, query: NOTES[operationName], variables }),
  })
    .then((response) => response.text())
    .catch(() => undefined);
}

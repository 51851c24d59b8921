/** What is noted of a page that is looked at, as it is sent. */
export const NOTES = {
  NoteRecordView:
    "mutation NoteRecordView($kind: ViewedKind!, $id: ID!) { noteRecordView(kind: $kind, id: $id) }",
  NoteComparison: "mutation NoteComparison($ids: [ID!]!) { noteComparison(ids: $ids) }",
  NoteSearch: "mutation NoteSearch($text: String!) { noteSearch(text: $text) }",
  NoteBlogView: "mutation NoteBlogView($id: ID!) { noteBlogView(id: $id) }",
};

/** Sends a note without the client of GraphQL, which the page may not need otherwise; a failure is ignored. */
export function sendNote(operationName: keyof typeof NOTES, variables: object): void {
  fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationName, query: NOTES[operationName], variables }),
  })
    .then((response) => response.text())
    .catch(() => undefined);
}

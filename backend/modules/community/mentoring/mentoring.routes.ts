import { toWord } from "../../../shared/listing/words.ts";
import {
  nextOf,
  pageParameters,
  pageVariables,
  type RestPageInfo,
} from "../../../shared/rest-table/paging.ts";
import { namedCaller, withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

interface MentorRow {
  mentor: { id: string; [field: string]: unknown };
  viewerRequest: { status: string } | null;
}
interface StudentRow {
  id: string;
  [field: string]: unknown;
}
interface Paged<Row> {
  nodes: Row[];
  pageInfo: RestPageInfo;
}

/** REST endpoints of mentoring and of students' and mentors' work, always the caller's own. */
export const mentoringRoutes: RestRoute[] = [
  route<{ mentors: MentorRow[] }>({
    method: "GET",
    path: "/api/student/mentors",
    summary: "Mentors you can ask, with the status of your requests to them",
    query: namedCaller,
    operation: `query RestMentors { mentors(first: 100) {
      mentor { id firstName lastName title organization bio }
      viewerRequest { status }
    } }`,
    response: ({ mentors }) =>
      mentors.map(({ mentor, viewerRequest }) => ({
        ...withNumericId(mentor),
        request: viewerRequest && toWord(viewerRequest.status),
      })),
  }),
  route<{ viewerWork: { deadlines: object[] } }>({
    method: "GET",
    path: "/api/student/assignments",
    summary: "What you saved or applied to that's due within fourteen days",
    query: namedCaller,
    operation: `query RestAssignments { viewerWork {
      deadlines { title organization path dueDate daysLeft application }
    } }`,
    response: ({ viewerWork }) => viewerWork.deadlines,
  }),
  route<{ mentoringRequests: Paged<StudentRow & { student: StudentRow }> }>({
    method: "GET",
    path: "/api/mentor/students",
    summary: "Students whose requests you accepted, latest first",
    query: { ...namedCaller, ...pageParameters },
    operation: `query RestStudents($first: Int!, $after: String) {
      mentoringRequests(status: ACCEPTED, side: MENTOR, first: $first, after: $after) {
        totalCount nodes { id student { id name position } message contact createdAt decidedAt }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: pageVariables,
    response: ({ mentoringRequests }) =>
      mentoringRequests.nodes.map((row) => ({ ...withNumericId(row), student: withNumericId(row.student) })),
    nextCursor: ({ mentoringRequests }) => nextOf(mentoringRequests.pageInfo),
  }),
  route<{ myPostings: Paged<StudentRow & { recordId: string; kind: string; status: string }> }>({
    method: "GET",
    path: "/api/mentor/research-projects",
    summary: "Your collaborations, latest first",
    query: { ...namedCaller, ...pageParameters },
    operation: `query RestResearchProjects($first: Int!, $after: String) {
      myPostings(filter: { kinds: [COLLABORATION] }, first: $first, after: $after) {
        totalCount nodes { id kind recordId slug title organization status dueDate applicationCount }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: pageVariables,
    response: ({ myPostings }) =>
      myPostings.nodes.map((posting) => ({
        ...withNumericId(posting),
        recordId: Number(posting.recordId),
        kind: toWord(posting.kind),
        status: toWord(posting.status),
      })),
    nextCursor: ({ myPostings }) => nextOf(myPostings.pageInfo),
  }),
];

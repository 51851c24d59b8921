import type { TestApp, TestClient } from "./servers/test-app.ts";

/** An evaluation as tests read it. */
export interface TestRoom {
  readonly id: string;
  readonly evaluation: {
    readonly version: number;
    readonly answersDue: string | null;
    readonly judgeCount: number;
    readonly submittedCount: number;
  };
  readonly people: readonly { readonly id: string; readonly name: string; readonly isViewer: boolean }[];
  readonly results: {
    readonly judges: number;
    readonly ranking: readonly { readonly candidateId: string; readonly score: number | null }[];
    readonly notes: readonly { readonly author: string; readonly text: string }[];
  } | null;
  readonly criteria: readonly { readonly id: string; readonly title: string }[];
  readonly candidates: readonly {
    readonly id: string;
    readonly name: string;
    readonly vendorId: string | null;
    readonly vendorClaimed: boolean;
    readonly toldAt: string | null;
    readonly quotes: readonly { readonly criterionId: string; readonly text: string }[];
  }[];
  readonly numbers: Readonly<Record<string, unknown>>;
  readonly costs: readonly {
    readonly basis: string;
    readonly amount: string | null;
    readonly words: string;
    readonly formula: readonly string[];
    readonly unknown: readonly string[];
    readonly conversion: string | null;
    readonly source: string | null;
    readonly enteredBy: string | null;
    readonly rates: readonly object[];
  }[];
  readonly requests: readonly {
    readonly title: string;
    readonly questions: readonly string[];
    readonly vendors: readonly {
      readonly vendorId: string;
      readonly name: string;
      readonly progress: string;
      readonly path: string | null;
      readonly answers: readonly { readonly question: string; readonly text: string }[];
    }[];
  }[];
  readonly outcome: { readonly held: string | null; readonly note: string } | null;
  readonly shareUrl: string | null;
}

const ROOM = `{ id shareUrl evaluation { version answersDue judgeCount submittedCount } criteria { id title }
  people { id name isViewer } results { judges ranking { candidateId score } notes { author text } }
  candidates { id name vendorId vendorClaimed toldAt quotes { criterionId text } }
  numbers { athletes teams venues events seats devices months currency }
  costs { basis amount words formula unknown conversion source enteredBy rates { currency ratedOn } }
  requests { title questions vendors { vendorId name progress path answers { question text } } }
  outcome { held note } }`;

/** Runs a mutation that answers with an evaluation; `declared` are its variables, such as `$id: ID!`. */
export async function changeRoom(by: TestClient, name: string, declared: string, variables: object) {
  const args = declared.replaceAll(/\$(\w+): [[\]\w!]+/g, "$1: $$$1");
  const { data, errors } = await by.execute<Record<string, TestRoom>>(
    `mutation (${declared}) { ${name}(${args}) ${ROOM} }`,
    variables as Record<string, unknown>,
  );
  const [error] = errors ?? [];
  return {
    room: data?.[name] as TestRoom,
    errors,
    code: error?.extensions?.code,
    fields: error?.extensions?.fields,
  };
}

/** Begins an evaluation of solutions. */
export async function beginRoom(
  by: TestClient,
  solutionIds: readonly number[],
  input: object = {},
): Promise<TestRoom> {
  const { room } = await changeRoom(
    by,
    "createEvaluation",
    "$input: EvaluationInput!, $criteria: [EvaluationCriterionInput!]!, $solutionIds: [ID!]!",
    {
      input: { name: "Secret name of the academy", ...input },
      criteria: [
        { title: "Exports raw data", weight: 60, must: true },
        { title: "Price", weight: 40, must: false },
      ],
      solutionIds: solutionIds.map(String),
    },
  );
  return room;
}

/** Reads an evaluation; null for those who don't take part. */
export const readRoom = async (by: TestClient, id: string): Promise<TestRoom | null> =>
  (
    await by.execute<{ evaluation: TestRoom | null }>(`query ($id: ID!) { evaluation(id: $id) ${ROOM} }`, {
      id,
    })
  ).data.evaluation;

/** Reads an evaluation by its link. */
export const readSharedRoom = async (by: TestClient, { shareUrl }: TestRoom): Promise<TestRoom | null> =>
  (
    await by.execute<{ sharedEvaluation: TestRoom | null }>(
      `query ($token: String!) { sharedEvaluation(token: $token) ${ROOM} }`,
      { token: shareUrl?.split("/").at(-1) ?? "" },
    )
  ).data.sharedEvaluation;

/** Makes an evaluation readable by its link. */
export const shareRoom = async (by: TestClient, id: string): Promise<TestRoom> =>
  (await changeRoom(by, "shareEvaluation", "$id: ID!, $shared: Boolean!", { id, shared: true })).room;

/** Chooses a candidate. */
export const decideRoom = (by: TestClient, { id, evaluation }: TestRoom, chosenId: string | undefined) =>
  changeRoom(by, "decideEvaluation", "$id: ID!, $input: EvaluationDecisionInput!, $version: Int!", {
    id,
    input: { chosenId, reasons: "It meets every must." },
    version: evaluation.version,
  });

/** Scores all candidates of an evaluation alike, and hands the scores in. */
export async function scoreRoom(by: TestClient, { id, candidates, criteria }: TestRoom, score: number) {
  for (const candidate of candidates)
    await changeRoom(by, "scoreCandidate", "$id: ID!, $candidateId: ID!, $scores: [EvaluationScoreInput!]!", {
      id,
      candidateId: candidate.id,
      scores: criteria.map((criterion) => ({ criterionId: criterion.id, score, note: `Worth ${score}` })),
    });
  return changeRoom(by, "submitEvaluationScores", "$id: ID!", { id });
}

/** Makes somebody one of the people of an evaluation by the link of an invitation. */
export async function joinRoom(
  app: TestApp,
  owner: TestClient,
  { id }: TestRoom,
  { client, email, role }: { client: TestClient; email: string; role: "JUDGE" | "READER" },
) {
  await changeRoom(owner, "inviteToEvaluation", "$id: ID!, $email: String!, $role: EvaluationRole!", {
    id,
    email,
    role,
  });
  await app.runJobs();
  const letter = app.mails.findLast(({ to }) => to === email);
  const token = /token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  return changeRoom(client, "acceptEvaluationInvitation", "$token: String!", { token });
}

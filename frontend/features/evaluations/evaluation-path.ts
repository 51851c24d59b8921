/** The path of the viewer's evaluations. */
export const EVALUATIONS = "/evaluations";

/** Returns the path of an evaluation. */
export const evaluationPath = (id: string) => `${EVALUATIONS}/${id}`;

/** What an evaluation begins with. */
export type Beginning = {
  /** The ids of the solutions to compare. */
  solutions?: readonly string[];
  name?: string;
  need?: string | null | undefined;
  /** Names of criteria that have to be met, and of others. */
  must?: readonly string[] | null | undefined;
  should?: readonly string[] | null | undefined;
};

/** Returns the path of the form that begins an evaluation. */
export function newEvaluationPath({ solutions = [], name, need, must, should }: Beginning): string {
  const search = new URLSearchParams([
    ...(solutions.length > 0 ? [["solutions", solutions.join(",")]] : []),
    ...(name ? [["name", name]] : []),
    ...(need ? [["need", need]] : []),
    ...(must ?? []).map((title) => ["must", title]),
    ...(should ?? []).map((title) => ["should", title]),
  ]);
  return `${EVALUATIONS}/new${search.size > 0 ? `?${search}` : ""}`;
}

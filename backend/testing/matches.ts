/** Asks for everything that a match says. */
export const MATCH = `query ($brief: BriefInput!, $first: Int! = 10) {
  matchSolutions(brief: $brief, first: $first) {
    understood { product sports level must should wont budgetMax deadline integrations quantities places unread unknownWords notes }
    ruledOut isComplete questions { text choices { label count field value } }
    results {
      rank score unknowns raises
      solution { id title description features tags integrations priceBand }
      factors { name weight value contribution }
      evidence { criterion field item start end quote fall }
      criteria { kind text verdict }
    }
    nearest { solution { title } } } }`;

/** What MATCH is answered with. */
export interface Matches {
  readonly matchSolutions: {
    readonly understood: {
      readonly product: string | null;
      readonly sports: string[];
      readonly level: string | null;
      readonly must: string[];
      readonly should: string[];
      readonly wont: string[];
      readonly budgetMax: number | null;
      readonly deadline: string | null;
      readonly integrations: string[];
      readonly quantities: string[];
      readonly places: string[];
      readonly unread: string[];
      readonly unknownWords: string[];
      readonly notes: string[];
    };
    readonly ruledOut: number;
    readonly isComplete: boolean;
    readonly questions: {
      readonly text: string;
      readonly choices: readonly { label: string; count: number; field: string; value: string }[];
    }[];
    readonly nearest: { readonly solution: { readonly title: string } }[];
    readonly results: {
      readonly rank: number;
      readonly score: string;
      readonly unknowns: string[];
      readonly raises: string[];
      readonly solution: {
        readonly id: string;
        readonly title: string;
        readonly description: string;
        readonly features: string[];
        readonly tags: string[];
        readonly integrations: string[];
        readonly priceBand: string;
      };
      readonly factors: { name: string; weight: number; value: number; contribution: number }[];
      readonly evidence: {
        criterion: string | null;
        field: "DESCRIPTION" | "FEATURES" | "TAGS" | "INTEGRATIONS";
        item: number | null;
        start: number;
        end: number;
        quote: string;
        fall: number;
      }[];
      readonly criteria: { kind: string; text: string; verdict: string }[];
    }[];
  };
}

/** What a board pack needs of an evaluation, as the API returns it. */
export interface PackRoom {
  readonly evaluation: { readonly name: string; readonly need?: string | null | undefined };
  readonly numbers: Readonly<Record<Count, number | null>> & {
    readonly months: number;
    readonly currency: string;
  };
  readonly criteria: readonly {
    readonly id: string;
    readonly title: string;
    readonly share: number;
    readonly must: boolean;
  }[];
  readonly candidates: readonly PackCandidate[];
  readonly costs: readonly {
    readonly candidateId: string;
    readonly basis: string;
    readonly words: string;
    readonly plan?: string | null | undefined;
    readonly formula: readonly string[];
    readonly unknown: readonly string[];
    readonly conversion?: string | null | undefined;
    readonly source?: string | null | undefined;
  }[];
  readonly requests: readonly {
    readonly vendors: readonly {
      readonly vendorId: string;
      readonly name: string;
      readonly progress: string;
      readonly answers: readonly {
        readonly question: string;
        readonly text: string;
        readonly answeredAt: Moment;
      }[];
    }[];
  }[];
  readonly results?: PackResults | null | undefined;
  readonly decision?:
    | {
        readonly chosenName: string;
        readonly runnerUpName?: string | null | undefined;
        readonly reasons: string;
        readonly decidedAt: Moment;
        readonly decidedBy?: string | null | undefined;
      }
    | null
    | undefined;
}

export type Moment = string | Date;
type Count = "athletes" | "teams" | "venues" | "events" | "seats" | "devices";

/** A candidate as a board pack shows it. */
export interface PackCandidate {
  readonly id: string;
  readonly name: string;
  readonly vendorName?: string | null | undefined;
  readonly vendorId?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly withdrawn: boolean;
  readonly changedSince: boolean;
  readonly quotes: readonly { readonly criterionId: string; readonly text: string }[];
  readonly facts?:
    | { readonly rating: number; readonly reviewCount: number; readonly asOf: Moment }
    | null
    | undefined;
}

/** What the judges' scores add up to. */
export interface PackResults {
  readonly judges: number;
  /** How many of them were shown the result before they scored. */
  readonly informedJudges: number;
  readonly verdict: string;
  readonly sensitivity: readonly string[];
  readonly ranking: readonly {
    readonly candidateId: string;
    readonly place: number;
    readonly score?: number | null | undefined;
    readonly lowest?: number | null | undefined;
    readonly highest?: number | null | undefined;
    readonly coverage: number;
    readonly missedMusts: readonly string[];
    readonly cells: readonly {
      readonly criterionId: string;
      readonly mean?: number | null | undefined;
      readonly lowest?: number | null | undefined;
      readonly highest?: number | null | undefined;
      readonly unknown: number;
    }[];
  }[];
  readonly notes: readonly {
    readonly candidateId: string;
    readonly criterionId: string;
    readonly author: string;
    readonly text: string;
  }[];
}

import type { Module } from "../../../shared/module.ts";
import { EvaluationCostsResolver } from "./costs/costs.resolver.ts";
import { Evaluation } from "./evaluation.entity.ts";
import { EvaluationResolver } from "./evaluation.resolver.ts";
import { seedEvaluations } from "./evaluation.seed.ts";
import { evaluationFileRoutes } from "./evaluation-files.routes.ts";
import { askWhetherItHeldJob } from "./outcome/ask-whether-it-held.job.ts";
import { EvaluationOutcomeResolver } from "./outcome/outcome.resolver.ts";
import { evaluationInvitationJob } from "./people/invitation.job.ts";
import { EvaluationPeopleResolver } from "./people/people.resolver.ts";
import { evaluationData } from "./personal-data.ts";
import { EvaluationQuestionsResolver } from "./questions/questions.resolver.ts";
import { remindOfEvaluationDaysJob } from "./remind-of-days.job.ts";
import { ScoringResolver } from "./scoring/scoring.resolver.ts";

/** Evaluations: people who choose among products by weighted criteria. */
export const evaluations: Module = {
  entities: [Evaluation],
  resolvers: [
    EvaluationResolver,
    EvaluationPeopleResolver,
    EvaluationQuestionsResolver,
    EvaluationCostsResolver,
    ScoringResolver,
    EvaluationOutcomeResolver,
  ],
  access: {
    area: "marketplace",
    operations: {
      "Mutation.acceptEvaluationInvitation": "signed in",
      "Mutation.addEvaluationCandidates": "signed in",
      "Mutation.addNamedCandidate": "signed in",
      "Mutation.answerEvaluationOutcome": "signed in",
      "Mutation.askEvaluationVendors": "signed in",
      "Mutation.createEvaluation": "signed in",
      "Mutation.decideEvaluation": "signed in",
      "Mutation.deleteEvaluation": "signed in",
      "Mutation.handOverEvaluation": "signed in",
      "Mutation.inviteToEvaluation": "signed in",
      "Mutation.removeEvaluationCandidate": "signed in",
      "Mutation.removeFromEvaluation": "signed in",
      "Mutation.reopenEvaluation": "signed in",
      "Mutation.scoreCandidate": "signed in",
      "Mutation.setCandidateCost": "signed in",
      "Mutation.setEvaluationCriteria": "signed in",
      "Mutation.setEvaluationNumbers": "signed in",
      "Mutation.setEvaluationScoringClosed": "signed in",
      "Mutation.shareEvaluation": "signed in",
      "Mutation.submitEvaluationScores": "signed in",
      "Mutation.tellEvaluationVendors": "signed in",
      "Mutation.updateEvaluation": "signed in",
      "Query.evaluation": "signed in",
      "Query.evaluationInvitation": "signed in",
      "Query.evaluations": "signed in",
      "Query.sharedEvaluation": "everyone",
    },
    restCalls: {
      "GET /api/evaluations.csv": "signed in",
      "GET /api/evaluations/{id}.json": "signed in",
      "GET /api/evaluations/{id}.csv": "signed in",
      "GET /api/evaluations/{id}.pdf": "signed in",
      "GET /api/evaluations/shared/{token}.pdf": "everyone",
    },
  },
  restRoutes: evaluationFileRoutes,
  jobs: [evaluationInvitationJob, askWhetherItHeldJob, remindOfEvaluationDaysJob],
  personalData: evaluationData,
  seed: { run: seedEvaluations },
};

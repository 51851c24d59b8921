import { randomUUID } from "node:crypto";
import { createUser } from "../accounts.ts";
import { createPaper } from "../factories/paper.ts";
import { createTopic } from "../factories/topic.ts";
import type { RecordedMutations } from "./recorded.ts";
import { NEXT } from "./world.ts";

/** What administrators do with accounts and data. */
export const administration: RecordedMutations = {
  addSyncSource: {
    action: "sync_source.added",
    call: async ({ admin }) => ({
      by: admin,
      args: 'input: { name: "Added", kind: "solutions", location: "list.csv" }',
      selection: "{ id }",
    }),
  },
  addSynonym: {
    action: "synonym.added",
    call: async ({ admin }) => ({
      by: admin,
      args: 'input: { term: "velo", means: "bicycle" }',
      selection: "{ id }",
    }),
  },
  createCatalogRecord: {
    action: "research_topic.created",
    call: async ({ admin }) => ({
      by: admin,
      args: 'kind: TOPICS, values: [{ name: "topic", value: "Added" }]',
      selection: "{ id }",
    }),
  },
  decideSynonym: {
    action: "synonym.accepted",
    call: async ({ admin, proposal }) => {
      const args = `id: ${await proposal("CMJ")}, accept: true, version: 1`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  deleteUser: {
    action: "account.erased",
    call: async ({ admin, app }) => ({ by: admin, args: `id: ${(await createUser(app)).id}` }),
  },
  keepPapersApart: {
    action: "research_paper.kept_apart",
    call: async ({ admin, app }) => {
      const [one, other] = [await createPaper(app), await createPaper(app)];
      return { by: admin, args: `ids: [${one.id}, ${other.id}]` };
    },
  },
  mergePapers: {
    action: "research_paper.merged",
    call: async ({ admin, app }) => {
      const [one, other] = [await createPaper(app), await createPaper(app)];
      const versions = "keptVersion: 1, mergedVersion: 1";
      return {
        by: admin,
        args: `input: { keptId: ${one.id}, mergedId: ${other.id}, ${versions} }`,
        selection: "{ id }",
      };
    },
  },
  undoPaperMerge: {
    action: "research_paper.unmerged",
    call: async ({ admin, app, paperMergeOf }) => ({
      by: admin,
      args: `id: ${await paperMergeOf((await createPaper(app)).id)}`,
      selection: "{ id }",
    }),
  },
  editSyncSource: {
    action: "sync_source.edited",
    call: async ({ admin, syncSource }) => {
      const input = 'input: { name: "New", kind: "solutions", location: "list.csv" }';
      return {
        by: admin,
        args: `id: ${await syncSource("Old")}, ${input}, version: 1`,
        selection: "{ id }",
      };
    },
  },
  editSynonym: {
    action: "synonym.edited",
    call: async ({ admin, proposal }) => {
      const input = 'input: { term: "RPE", means: "perceived effort" }';
      return { by: admin, args: `id: ${await proposal("RPE")}, ${input}, version: 1`, selection: "{ id }" };
    },
  },
  markWanted: {
    action: "wanted_solution.added",
    call: async ({ admin }) => ({ by: admin, args: 'text: "lane timers", isWanted: true', selection: "" }),
  },
  removeCatalogRecord: {
    action: "research_topic.removed",
    call: async ({ admin, app }) => {
      const { id } = await createTopic(app);
      return { by: admin, args: `kind: TOPICS, id: ${id}, version: 1` };
    },
  },
  removeExchangeRate: {
    action: "exchange_rate.removed",
    call: async ({ admin }) => ({ by: admin, args: 'currency: "CHF"', selection: "" }),
  },
  removeImportMapping: {
    action: "import_mapping.removed",
    call: async ({ admin, importMapping }) => ({
      by: admin,
      args: `id: ${await importMapping("Removed")}, version: 1`,
    }),
  },
  removeSyncSource: {
    action: "sync_source.removed",
    call: async ({ admin, syncSource }) => ({
      by: admin,
      args: `id: ${await syncSource("Removed")}, version: 1`,
    }),
  },
  removeSynonym: {
    action: "synonym.removed",
    call: async ({ admin, proposal }) => ({ by: admin, args: `id: ${await proposal("TRIMP")}, version: 1` }),
  },
  resetUserPassword: {
    action: "account.password_reset",
    call: async ({ admin, app }) => ({
      by: admin,
      args: `id: ${(await createUser(app)).id}, newPassword: "${NEXT}"`,
      selection: "{ message }",
    }),
  },
  saveImportMapping: {
    action: "import_mapping.saved",
    call: async ({ admin }) => ({
      by: admin,
      args: 'input: { name: "Saved", kind: "vendors", mapping: "{\\"fields\\":{\\"name\\":\\"Company\\"}}" }',
      selection: "{ id }",
    }),
  },
  setExchangeRate: {
    action: "exchange_rate.set",
    call: async ({ admin }) => ({
      by: admin,
      args: 'input: { currency: "EUR", usd: 1.1, ratedOn: "2026-09-30" }',
      selection: "{ currency }",
    }),
  },
  sendAlert: {
    action: "alert.sent",
    call: async ({ admin, person }) => ({
      by: admin,
      args: `input: { title: "Maintenance", text: "Tonight.", userIds: ["${(await person()).user.id}"] }`,
      selection: "",
    }),
  },
  setSyncSourceEnabled: {
    action: "sync_source.disabled",
    call: async ({ admin, syncSource }) => {
      const args = `id: ${await syncSource("Disabled")}, enabled: false, version: 1`;
      return { by: admin, args, selection: "{ id }" };
    },
  },
  startBulkOperation: {
    action: "bulk_operation.started",
    input: "BulkOperationInput",
    call: async ({ admin, app }) => {
      const choice = { userIds: [(await createUser(app)).id] };
      const input = { kind: "SUSPEND_USERS", choice, expected: 1, key: randomUUID() };
      return { by: admin, args: "input: $input", variables: { input }, selection: "{ id }" };
    },
  },
  syncData: {
    action: "data.synced",
    call: async ({ admin, syncSource }) => ({
      by: admin,
      args: `sourceId: ${await syncSource("Synced")}`,
      selection: "{ id }",
    }),
  },
  undoBulkOperation: {
    action: "bulk_operation.undone",
    call: async ({ admin, sql }) => {
      const [done] = await sql(
        `insert into bulk_operations (key, kind, actor_id, total, succeeded, finished_at)
         values (gen_random_uuid(), 'suspend_users', ?, 1, 1, now()) returning id`,
        [admin.userId],
      );
      return { by: admin, args: `id: ${done?.id}`, selection: "{ id }" };
    },
  },
  refuseSuggestions: {
    action: "catalog.suggestions_refused",
    call: async ({ admin, sql }) => {
      const [run] = await sql(
        "insert into import_runs (kind, source, file_name, status) values ('solutions', 'seen', 'seen.csv', 'written') returning id",
      );
      return { by: admin, args: `input: { run: ${run?.id}, field: "sports" }` };
    },
  },
  updateCatalogRecord: {
    action: "research_topic.updated",
    call: async ({ admin, app }) => {
      const { id } = await createTopic(app);
      const values = '[{ name: "description", value: "Words." }]';
      return {
        by: admin,
        args: `kind: TOPICS, id: ${id}, version: 1, values: ${values}`,
        selection: "{ id }",
      };
    },
  },
  updateUserProfile: {
    action: "account.profile_changed",
    input: "UpdateProfileInput",
    call: async ({ admin, app }) => {
      const input = { firstName: "Ada", email: `${randomUUID()}@people.example` };
      return {
        by: admin,
        args: `id: ${(await createUser(app)).id}, input: $input`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
  updateUserRights: {
    action: "account.rights_changed",
    input: "UserRightsInput",
    call: async ({ admin, app }) => {
      const input = { role: "MENTOR", isActive: false, permissions: `{"note": "${NEXT}"}` };
      return {
        by: admin,
        args: `id: ${(await createUser(app)).id}, input: $input`,
        variables: { input },
        selection: "{ id }",
      };
    },
  },
};

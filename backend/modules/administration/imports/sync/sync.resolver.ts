import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed } from "../../../../shared/access.ts";
import type { Context } from "../../../../shared/context.ts";
import { ImportRun } from "../screen/import-run.entity.ts";
import { previewSource } from "./preview-source.ts";
import { addSource, editSource, readSources, removeSource, setSourceEnabled } from "./source.service.ts";
import { readSync, startSync } from "./start-sync.ts";
import { SyncSourceInput } from "./sync.types.ts";
import { SyncRun } from "./sync-run.entity.ts";
import { SyncSource } from "./sync-source.entity.ts";
import { uploadSource } from "./upload-source.ts";

const VERSION = { description: "The version that was read." };

@Resolver(() => SyncSource)
export class SyncResolver {
  @Allowed("admin")
  @Query(() => [SyncSource], { description: "What is synced into the catalog, by name; at most 50." })
  syncSources(@Ctx() context: Context): Promise<SyncSource[]> {
    return readSources(context);
  }

  @Allowed("admin")
  @Query(() => SyncRun, {
    nullable: true,
    description: "A sync with the result for each source; null if there is none.",
  })
  syncRun(
    @Ctx() context: Context,
    @Arg("id", () => ID, { nullable: true, description: "Its id; null for the last one." }) id?:
      | string
      | null,
  ): Promise<SyncRun | null> {
    return readSync(context, id ?? null);
  }

  @Allowed("admin")
  @Mutation(() => SyncRun, {
    description: "Starts a sync, which runs in the background; only one runs at a time.",
  })
  syncData(
    @Ctx() context: Context,
    @Arg("sourceId", () => ID, {
      nullable: true,
      description: "Only this source, enabled or not; null for all that are enabled.",
    })
    sourceId?: string | null,
  ): Promise<SyncRun> {
    return startSync(context, sourceId ?? null);
  }

  @Allowed("admin")
  @Mutation(() => ID, {
    description:
      "Fetches what a source would be synced from, as an upload whose columns can be seen. Returns its id.",
  })
  uploadSyncSource(
    @Ctx() context: Context,
    @Arg("location", { description: "An https:// address, or the name of a file in the sync folder." })
    location: string,
    @Arg("format", {
      defaultValue: "",
      description: "Its format; if empty, the extension of its name decides.",
    })
    format: string,
  ): Promise<number> {
    return uploadSource(context, { location, format });
  }

  @Allowed("admin")
  @Mutation(() => ImportRun, {
    description: "Starts a preview of what a sync would change, from what was fetched before.",
  })
  previewSyncSource(
    @Ctx() context: Context,
    @Arg("uploadId", () => ID, { description: "What was fetched." }) uploadId: string,
    @Arg("input", () => SyncSourceInput, { description: "The settings to try." }) input: SyncSourceInput,
  ): Promise<ImportRun> {
    return previewSource(context, uploadId, input);
  }

  @Allowed("admin")
  @Mutation(() => SyncSource, { description: "Adds a source." })
  addSyncSource(
    @Ctx() context: Context,
    @Arg("input", () => SyncSourceInput, { description: "What it is." }) input: SyncSourceInput,
  ): Promise<SyncSource> {
    return addSource(context, input);
  }

  @Allowed("admin")
  @Mutation(() => SyncSource, { description: "Changes a source." })
  editSyncSource(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("input", () => SyncSourceInput, { description: "What it is." }) input: SyncSourceInput,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<SyncSource> {
    return editSource(context, id, input, version);
  }

  @Allowed("admin")
  @Mutation(() => SyncSource, { description: "Includes a source in syncs, or leaves it out." })
  setSyncSourceEnabled(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("enabled", { description: "Whether it is synced." }) enabled: boolean,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<SyncSource> {
    return setSourceEnabled(context, id, enabled, version);
  }

  @Allowed("admin")
  @Mutation(() => ID, { description: "Removes a source; what it imported stays. Returns its id." })
  removeSyncSource(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<string> {
    return removeSource(context, id, version);
  }
}

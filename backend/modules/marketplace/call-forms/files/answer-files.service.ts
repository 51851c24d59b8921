import { createHash, randomBytes } from "node:crypto";
import { extname } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import sql, { type Sql } from "sql-template-tag";
import { addJob } from "../../../../jobs/queue.ts";
import { personOf } from "../../../../shared/actor.ts";
import type { Context } from "../../../../shared/context.ts";
import { ConflictError, InvalidInputError, NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { Done } from "../../../../shared/schema/done.ts";
import { parseId } from "../../../../shared/schema/ids.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { foldLine } from "../../../../shared/text/text.rules.ts";
import { decidedBy, writtenBy } from "../../applications/application.list.ts";
import { standingFor } from "../../applications/applied-record.ts";
import { findJudgedFile } from "../../juries/reviewing/judged-answers.ts";
import type { AnswerFile } from "../application-answer.ts";
import { readForm } from "../form.service.ts";
import type { Question } from "../question.rules.ts";
import { fileAddress } from "../read-answers.ts";
import { type InspectedFile, inspectFile, refusalOf } from "./inspect-file.ts";
import { RefusedFile } from "./refused-file.ts";
import { removeFilesJob } from "./remove-files.job.ts";
import { scanFile } from "./scan-file.ts";

/** The limit of uploaded files per account. */
const UPLOADS: Limit = {
  name: "application-files",
  times: 200,
  seconds: 3600,
  message: "You've uploaded a lot of files.",
};
const MEGABYTE = 1024 ** 2;
/** The most that the files of an application may take up, and those of all of a person's, in megabytes. */
const APPLICATION_QUOTA = 100;
const PERSON_QUOTA = 500;
/** The most characters of a file's name. */
const MAX_NAME = 150;
const MISSING = "This application doesn't exist.";

/** Where a file is to be added. */
export interface FilePlace {
  /** The id of the applicant's draft. */
  readonly application: string;
  readonly questionId: string;
  readonly name: string;
}

interface LockedDraft {
  readonly id: number;
  readonly question: Question;
}

function refusal(message: string): InvalidInputError {
  return new InvalidInputError(message, { file: message });
}

/**
 * Locks the actor's draft until the transaction ends.
 * @throws NotFoundError if it isn't theirs; ConflictError once it is submitted.
 */
async function lockDraft({ em, actor }: Context, id: string | number) {
  const condition = writtenBy(actor);
  const [found] = await select<{
    id: number;
    status: string;
    opportunity: number | null;
    collaboration: number | null;
  }>(
    em,
    sql`select t.id, t.status, t.opportunity_id as opportunity, t.collaboration_id as collaboration
      from applications t where t.id = ${parseId(String(id)) ?? 0} and ${condition} for update`,
  );
  if (!found) throw new NotFoundError(MISSING);
  if (found.status !== "draft" && found.status !== "withdrawn")
    throw new ConflictError("You've already applied. Withdraw your application to change it.");
  return found;
}

const select = <Row>(em: EntityManager, { sql: text, values }: Sql): Promise<Row[]> =>
  em.execute(text, values);

/** @throws ConflictError, NotFoundError; InvalidInputError at `file` if there is no room, or no such question. */
async function assertRoom(context: Context, { application, questionId }: FilePlace): Promise<LockedDraft> {
  const draft = await lockDraft(context, application);
  const call =
    draft.opportunity === null
      ? ({ kind: "collaboration", id: draft.collaboration ?? 0 } as const)
      : ({ kind: "opportunity", id: draft.opportunity } as const);
  const { refusal: closed } = await standingFor(context, call.kind, call.id);
  if (closed !== null) throw new ConflictError(closed);
  const { questions } = await readForm(context, call);
  const question = questions.find(({ id, kind }) => id === questionId && kind === "file");
  if (!question) throw refusal("The form doesn't ask for a file here. Load the page again.");
  const [used] = await context.em.execute<{ count: number; bytes: string; all: string }[]>(
    `select count(*) filter (where f.application_id = ? and f.question_id = ?)::int as count,
      coalesce(sum(f.size) filter (where f.application_id = ?), 0) as bytes, coalesce(sum(f.size), 0) as all
     from applications t join application_files f on f.application_id = t.id where t.applicant_id = ?`,
    [draft.id, questionId, draft.id, personOf(context).id],
  );
  const most = question.maxFiles ?? 1;
  if ((used?.count ?? 0) >= most)
    throw refusal(
      most === 1
        ? "There's already a file. Remove it to choose another."
        : `There are already ${most} files. Remove one to add another.`,
    );
  if (Number(used?.bytes) >= APPLICATION_QUOTA * MEGABYTE)
    throw refusal(`The files of an application can take up ${APPLICATION_QUOTA} MB. Remove some first.`);
  if (Number(used?.all) >= PERSON_QUOTA * MEGABYTE)
    throw refusal(`The files of all your applications can take up ${PERSON_QUOTA} MB. Remove some first.`);
  return { id: draft.id, question };
}

/**
 * Checks that the actor may add a file to their draft, before it is read.
 * @throws NotFoundError, ConflictError; InvalidInputError at `file`; TooManyRequestsError.
 */
export async function assertMayAdd(context: Context, place: FilePlace): Promise<void> {
  await context.limits.count(UPLOADS, String(personOf(context).id));
  assertName(place.name);
  await context.em.transactional(() => lockDraft(context, place.application));
}

function assertName(name: string): void {
  const isPlain = name === foldLine(name) && !/[/\\:*?"<>|]/.test(name) && !/^\.|[. ]$/.test(name);
  if (!isPlain || name.length === 0 || name.length > MAX_NAME) throw refusal(new RefusedFile("name").message);
}

/**
 * Adds a file to the actor's draft. It is stored first, so that a failure leaves nothing but a file that a job
 * collects. The same file again changes nothing.
 * @throws InvalidInputError at `file`; StorageError; as `assertMayAdd`.
 */
export async function addFile(context: Context, place: FilePlace, bytes: Buffer): Promise<AnswerFile> {
  const { em, settings } = context;
  const { questionId, name } = place;
  const { type, extension, contentType } = await inspected(settings.fileScanCommand, bytes);
  assertExtension(name, extension);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const storage = storageOf(settings.applicationFiles);
  // Nobody else's file has the same key, so that deleting one deletes its content.
  const key = randomBytes(32).toString("hex");
  await storage.put(key, bytes, contentType);
  try {
    const added = await em.transactional(async () => {
      const known = await findSame(context, place, hash);
      if (known) return known;
      const { id, question } = await assertRoom(context, place);
      if (!question.fileTypes.includes(type)) throw refusal("The question takes other types of files.");
      const megabytes = question.maxMegabytes ?? 20;
      if (bytes.length > megabytes * MEGABYTE)
        throw refusal(`A file can be up to ${megabytes} MB. Choose a smaller one.`);
      const [row] = await em.execute<{ id: number }[]>(
        `insert into application_files (application_id, question_id, name, size, content_type, hash, storage_key)
         values (?, ?, ?, ?, ?, ?, ?) returning id`,
        [id, questionId, name, bytes.length, contentType, hash, key],
      );
      if (!row) throw new Error("The file was not added.");
      return { id: row.id, name, size: bytes.length, contentType, key };
    });
    if (added.key !== key) await storage.remove([key]);
    const { id, name: shown, size, contentType: media } = added;
    return {
      id: String(id),
      name: shown,
      size,
      contentType: media,
      url: fileAddress(context.publicUrl, added),
    };
  } catch (error) {
    await storage.remove([key]).catch(() => undefined);
    throw error;
  }
}

async function inspected(command: string | undefined, bytes: Buffer): Promise<InspectedFile> {
  try {
    const file = await inspectFile(bytes);
    await scanFile(command, bytes);
    return file;
  } catch (error) {
    const message = refusalOf(error);
    throw message === undefined ? error : refusal(message);
  }
}

/** @throws InvalidInputError if a file is named as another type. */
function assertExtension(name: string, extension: string): void {
  const given = extname(name).slice(1).toLowerCase().replace("jpeg", "jpg");
  if (given === extension) return;
  const named = given ? `is named .${given}` : "has no ending in its name";
  throw refusal(`This is a ${extension.toUpperCase()} file, but it ${named}. Rename it and choose it again.`);
}

interface KnownFile {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly key: string;
}

const KNOWN = `f.id, f.name, f.size, f.content_type as "contentType", f.storage_key as key`;

async function findSame(
  context: Context,
  { application, questionId }: FilePlace,
  hash: string,
): Promise<KnownFile | undefined> {
  const { id } = await lockDraft(context, application);
  const [same] = await context.em.execute<KnownFile[]>(
    `select ${KNOWN} from application_files f where f.application_id = ? and f.question_id = ? and f.hash = ?`,
    [id, questionId, hash],
  );
  return same;
}

/**
 * Removes a file from the actor's draft.
 * @throws NotFoundError if it isn't theirs; ConflictError once the application is submitted.
 */
export async function removeFile(context: Context, id: string): Promise<Done> {
  const { em } = context;
  return em.transactional(async () => {
    const [found] = await em.execute<{ application: number }[]>(
      "select application_id as application from application_files where id = ?",
      [parseId(id) ?? 0],
    );
    if (!found) throw new NotFoundError("This file doesn't exist.");
    await lockDraft(context, found.application).catch((error: unknown) => {
      throw error instanceof NotFoundError ? new NotFoundError("This file doesn't exist.") : error;
    });
    const removed = await em.execute<{ key: string }[]>(
      "delete from application_files where id = ? returning storage_key as key",
      [parseId(id) ?? 0],
    );
    await addJob(em, removeFilesJob, { keys: removed.map(({ key }) => key) });
    return { message: "The file was removed" };
  });
}

/**
 * Returns a file that the actor may open: one of their own, of an application that they decide on, or of one that they
 * review, by the name that they may read.
 */
export async function findFile(context: Context, id: string): Promise<KnownFile | undefined> {
  const { em, actor } = context;
  const visible = sql`(${writtenBy(actor)} or (${decidedBy(actor)}))`;
  const columns = sql([KNOWN]);
  const [found] = await select<KnownFile & { isNamed: boolean }>(
    em,
    sql`select ${columns}, ${visible} as "isNamed"
      from application_files f join applications t on t.id = f.application_id where f.id = ${parseId(id) ?? 0}`,
  );
  if (!found || found.isNamed) return found;
  const judged = await findJudgedFile(context, found.id);
  return judged && { ...found, name: judged.name };
}

/** Deletes the stored files of a person's applications, once the transaction commits. */
export async function removeFilesOf(em: EntityManager, applicantId: number): Promise<void> {
  const files = await em.execute<{ key: string }[]>(
    `select f.storage_key as key from application_files f join applications t on t.id = f.application_id
     where t.applicant_id = ?`,
    [applicantId],
  );
  if (files.length > 0) await addJob(em, removeFilesJob, { keys: files.map(({ key }) => key) });
}

/** Deletes the stored files of an application, once the transaction commits. */
export async function removeFilesIn(em: EntityManager, applicationId: number): Promise<void> {
  const files = await em.execute<{ key: string }[]>(
    "select storage_key as key from application_files where application_id = ?",
    [applicationId],
  );
  if (files.length > 0) await addJob(em, removeFilesJob, { keys: files.map(({ key }) => key) });
}

import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { type Request, type Response, Router } from "express";
import sql, { raw } from "sql-template-tag";
import { ZipFile } from "yazl";
import { personOf, sessionOf } from "../../../../shared/actor.ts";
import { NotFoundError } from "../../../../shared/errors.ts";
import type { Limit } from "../../../../shared/limits.ts";
import type { ContextOf, RequestContext } from "../../../../shared/request-context.ts";
import { exportedName } from "../../../../shared/rest-table/exported-name.ts";
import { storageOf } from "../../../../shared/storage/storage-of.ts";
import { toCsv } from "../../../../shared/text/csv.ts";
import { plainSlug } from "../../../../shared/text/plain-slug.rules.ts";
import { recordAuditEvent } from "../../../administration/audit/record-audit-event.ts";
import { decidedBy } from "../../applications/application.list.ts";
import type { ApplicationKind } from "../../applications/applied-record.ts";
import { type Call, readOwnForm } from "../form.service.ts";
import { ANSWER_FILES_PATH, readAnswers } from "../read-answers.ts";
import { type CallLine, callColumns } from "./call-line.ts";

/** The limit of archives per account. */
const ARCHIVES: Limit = {
  name: "application-archives",
  times: 30,
  seconds: 3600,
  message: "You've downloaded a lot of files.",
};
/** How many applications are read at a time. */
const PAGE = 50;
/** How long a client may stop reading, in milliseconds. */
const PATIENCE = 60_000;
const KINDS: readonly ApplicationKind[] = ["opportunity", "collaboration"];

/**
 * GET /uploads/applications/of/opportunity/1.zip: the applications to a call that the caller decides on, as CSV and
 * with all files. It is made while it is read, so that no more than one file is in memory.
 */
export function callDownloads(contextOf: ContextOf): Router {
  const router = Router();
  router.get(`${ANSWER_FILES_PATH}/of/:kind/:file`, async (request, response) => {
    response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request, response);
    sessionOf(context);
    const { kind, id } = callIn(request);
    const form = await readOwnForm(context, kind, id);
    const call = { kind, id: Number(id) };
    if (request.method !== "HEAD") {
      await context.limits.count(ARCHIVES, String(personOf(context).id));
      await recordAuditEvent(context, { action: `${kind}.applications_downloaded`, subject: call.id });
    }
    response.attachment(exportedName("applications", "zip")).type("application/zip");
    response.set("X-Content-Type-Options", "nosniff");
    if (request.method === "HEAD") return void response.end();
    // Each page has its own context, which frees memory and stops the download once access is lost.
    const read = async (after: number) => readPage(await contextOf(request, response), call, after);
    await send(response, context, { columns: callColumns([...form.questions, ...form.former]), read });
  });
  return router;
}

function callIn({ params: { kind, file = "" } }: Request<{ kind: string; file: string }>) {
  const known = KINDS.find((one) => one === kind);
  const [, id] = /^([1-9]\d{0,8})\.zip$/.exec(file) ?? [];
  if (!known || !id) throw new NotFoundError("There's nothing at this address.");
  return { kind: known, id };
}

interface Line extends CallLine {
  readonly id: number;
  readonly files: readonly {
    readonly id: number;
    readonly name: string;
    readonly key: string;
    readonly at: Date;
  }[];
}

/** Returns the next applications that the caller decides on, by id, with their answers and files. */
async function readPage(context: RequestContext, { kind, id }: Call, after: number): Promise<Line[]> {
  const { em, actor } = context;
  const query = sql`select t.id, t.status, u.first_name || ' ' || u.last_name as "applicantName",
      t.contact_email as "contactEmail", t.affiliation, t.text, t.links, t.submitted_at as "submittedAt",
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name, 'key', f.storage_key, 'at', f.created_at)
        order by f.id) from application_files f where f.application_id = t.id), '[]'::json) as files
    from applications t join users u on u.id = t.applicant_id
    where ${raw(`t.${kind}_id`)} = ${id} and t.id > ${after} and (${decidedBy(actor)}) order by t.id limit ${PAGE}`;
  const rows = await em.execute<Omit<Line, "answers">[]>(query.sql, query.values);
  const answers = await readAnswers(
    context,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, answers: answers.get(row.id) ?? [] }));
}

interface Archive {
  readonly columns: ReturnType<typeof callColumns>;
  readonly read: (after: number) => Promise<Line[]>;
}

async function* pagesOf({ read }: Archive): AsyncGenerator<Line[]> {
  let last = 0;
  for (;;) {
    const page = await read(last);
    if (page.length > 0 || last === 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
  }
}

async function* csvOf(archive: Archive): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pagesOf(archive)) {
    yield toCsv(archive.columns, page, isFirst);
    isFirst = false;
  }
}

/** Sends an archive; a failure closes the connection, so that it can't be mistaken for complete. */
async function send(response: Response, { settings }: RequestContext, archive: Archive): Promise<void> {
  const storage = storageOf(settings.applicationFiles);
  const zip = new ZipFile();
  response.setTimeout(PATIENCE, () => response.destroy());
  const sending = pipeline(zip.outputStream as Readable, response);
  try {
    const table = Readable.from(csvOf(archive));
    zip.addReadStream(table, "applications.csv");
    await Promise.race([finished(table), sending]);
    for await (const page of pagesOf(archive))
      for (const { id, applicantName, files } of page)
        for (const file of files) {
          const bytes = await storage.get(file.key);
          if (!bytes) throw new Error(`The file ${file.id} of application ${id} isn't in the storage.`);
          const content = Readable.from([bytes]);
          // The ids make names unique, also where upper and lower case are the same.
          const name = `${id}-${plainSlug(applicantName)}/${file.id}-${file.name}`;
          zip.addReadStream(content, name, { compress: false, mtime: new Date(file.at) });
          // The next file is read once this one is.
          await Promise.race([finished(content), sending]);
          if (response.closed) return;
        }
    zip.end();
    await sending;
  } catch (error) {
    response.destroy();
    await sending.catch(() => undefined);
    if (!response.closed || !isAbort(error)) throw error;
  }
}

const isAbort = (error: unknown) => (error as { code?: unknown }).code === "ERR_STREAM_PREMATURE_CLOSE";

import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { pdfOf, streamOf, uploadDocument } from "../../../../testing/documents.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { pngOf } from "../../../../testing/pictures.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { zipOf } from "../../../../testing/suites/zip.ts";

let app: TestApp;
let member: SignedInClient;
let place: { of: string; id: number };

beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  place = { of: "vendor", id: (await createVendor(app, { organization })).id };
});
afterAll(() => app.stop());

const text = () => pdfOf(["Weight: 40 g"]);
const annotated = (annotation: string) =>
  pdfOf(["Text"], {
    page: "/Annots [4 0 R]",
    objects: [`<< /Type /Annot /Rect [0 0 90 90] ${annotation} >>`],
  });
/** Objects packed into a stream, as current programs write them. */
const packed = (object: string) => {
  const head = "9 0 ";
  return streamOf(
    deflateSync(Buffer.from(head + object)),
    `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`,
  );
};
/** A page whose content unpacks to two gigabytes; the checksum, which readers ignore, is wrong. */
const bomb = () => {
  const megabyte = deflateRawSync(Buffer.alloc(1024 ** 2, " "), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: 2_048 }, () => megabyte);
  const once = Buffer.concat([Buffer.from("789c", "hex"), ...parts, Buffer.from("030000000000", "hex")]);
  return pdfOf(["Text"], {
    page: "/Contents 4 0 R",
    objects: [streamOf(deflateSync(once), "/Filter [/FlateDecode /FlateDecode]")],
  });
};

const REFUSED: Record<string, readonly [RegExp, () => Buffer | Promise<Buffer>]> = {
  "no bytes": [/empty/, () => Buffer.alloc(0)],
  "random bytes": [
    /isn't a PDF/,
    () => Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 251)),
  ],
  "a picture with the name of a PDF": [/isn't a PDF/, () => pngOf(9, 9)],
  "a page of HTML": [/isn't a PDF/, () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  "a PDF that begins later": [/isn't a PDF/, () => Buffer.concat([Buffer.from("GIF89a "), text()])],
  "a PDF that is also an archive": [
    /something else/,
    () => Buffer.concat([text(), zipOf([{ name: "a.class", content: Buffer.from("x") }])]),
  ],
  "a PDF that is also a page": [
    /something else/,
    () => Buffer.concat([Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>\n"), text()]),
  ],
  "a header without a file": [/damaged/, () => Buffer.from("%PDF-1.7\n%%EOF")],
  "a cut file": [/damaged/, () => text().subarray(0, 400)],
  "a file without its end": [/damaged/, () => text().subarray(0, -7)],
  "a file without pages": [/damaged/, () => pdfOf([])],
  "a password": [
    /password/,
    () =>
      pdfOf(["Text"], {
        trailer: `/ID [<${"00".repeat(16)}> <${"00".repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"11".repeat(32)}> /U <${"22".repeat(32)}> >>`,
      }),
  ],
  "a script that runs when it is opened": [
    /scripts/,
    () => pdfOf(["Text"], { catalog: "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>" }),
  ],
  "a script with its name in codes": [
    /scripts/,
    () => pdfOf(["Text"], { catalog: "/OpenAction << /S /J#61va#53cript /JS (app.alert\\(1\\)) >>" }),
  ],
  "scripts by name": [
    /scripts/,
    () =>
      pdfOf(["Text"], { catalog: "/Names << /JavaScript << /Names [(a) 4 0 R] >> >>", objects: ["<< >>"] }),
  ],
  "a script of a page": [
    /scripts/,
    () => pdfOf(["Text"], { page: "/AA << /O << /S /JavaScript /JS (x) >> >>" }),
  ],
  "a script of a link": [/scripts/, () => annotated("/Subtype /Link /A << /S /JavaScript /JS (x) >>")],
  "a script in a packed object": [
    /scripts/,
    () => pdfOf(["Text"], { objects: [packed("<< /S /JavaScript /JS (app.alert\\(1\\)) >>")] }),
  ],
  "a program to start": [
    /starts programs/,
    () => annotated("/Subtype /Link /A << /S /Launch /F (calc.exe) >>"),
  ],
  "a form of XML": [
    /scripts/,
    () => pdfOf(["Text"], { catalog: "/AcroForm << /XFA 4 0 R >>", objects: [streamOf("<x/>")] }),
  ],
  "an attached file": [
    /other files/,
    () =>
      pdfOf(["Text"], {
        catalog: "/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>",
        objects: [
          "<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>",
          streamOf("MZ", "/Type /EmbeddedFile"),
        ],
      }),
  ],
  "a file attached to a page": [
    /other files/,
    () => annotated("/Subtype /FileAttachment /FS << /F (a.exe) >>"),
  ],
  "10,000 pages": [/500 pages/, () => pdfOf(Array.from({ length: 10_000 }, () => ""))],
  "two gigabytes packed twice": [/memory|damaged/, () => bomb()],
  "a bomb in a packed object": [
    /memory/,
    () => pdfOf(["Text"], { objects: [packed(" ".repeat(64 * 1024 ** 2))] }),
  ],
  "pages in a circle": [
    /damaged|memory/,
    () => pdfOf([], { catalog: "/Pages 4 0 R", objects: ["<< /Type /Pages /Kids [4 0 R] /Count 1 >>"] }),
  ],
};

describe("a file that isn't a plain PDF", () => {
  it.each(Object.entries(REFUSED))("is refused: %s", async (_name, [message, make]) => {
    const { status, body } = await uploadDocument(member, place, await make());
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 400,
      code: "BAD_USER_INPUT",
      message: expect.stringMatching(message),
    });
  });

  it("is refused above 20 MB, before and while it is read", async () => {
    const large = Buffer.alloc(20 * 1024 ** 2 + 1);
    let parts = 0;
    const streamed = new ReadableStream({
      pull(controller) {
        controller.enqueue(large.subarray(0, 1024 ** 2));
        if (++parts === 22) controller.close();
      },
    });
    expect((await uploadDocument(member, place, large)).status).toBe(413);
    expect((await uploadDocument(member, place, streamed)).status).toBe(413);
  });

  it("leaves no row and no file", async () => {
    expect(await app.database.orm.em.fork().execute("select from documents")).toEqual([]);
  });
});

it("hostile files don't slow what others do, and an odd one is read as what it is", async () => {
  const slow = uploadDocument(member, place, bomb());
  let slowest = 0;
  for (let time = 0; time < 20; time += 1) {
    const started = performance.now();
    expect((await app.execute("{ vendors(first: 1) { totalCount } }")).errors).toBeUndefined();
    slowest = Math.max(slowest, performance.now() - started);
  }
  expect(slowest).toBeLessThan(2_000);
  expect((await slow).status).toBe(400);
  const link = annotated("/Subtype /Link /A << /S /URI /URI (https://developer.example/docs/JavaScript) >>");
  expect((await uploadDocument(member, place, link)).status).toBe(201);
  const counted = await uploadDocument(member, place, pdfOf(["Text"], { count: 2_000_000_000 }));
  expect(counted.body).toMatchObject({ pages: 1 });
});

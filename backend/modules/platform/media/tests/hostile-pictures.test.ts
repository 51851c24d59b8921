import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { pngOf, upload } from "../../../../testing/pictures.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { zipOf } from "../../../../testing/suites/zip.ts";

let app: TestApp;
let member: SignedInClient;
let place: { kind: string; id: number; role: string };

beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  member = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  place = { kind: "vendor", id: (await createVendor(app, { organization })).id, role: "logo" };
});
afterAll(() => app.stop());

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const END = chunk("IEND", Buffer.alloc(0));

/** A gray PNG file that says it has this size, with this data, whatever it is. */
function rawPng(width: number, height: number, data: Buffer, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), ...more, chunk("IDAT", data), END]);
}

const svg = (inside: string, attributes = 'width="40" height="40"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>
    <rect width="40" height="40" fill="red"/>${inside}</svg>`);

const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
const withEnd = async (file: Promise<Buffer>, end: string | Buffer) =>
  Buffer.concat([await file, Buffer.from(end)]);
const cut = async (file: Promise<Buffer>, share: number) => {
  const bytes = await file;
  return bytes.subarray(0, Math.floor(bytes.length * share));
};
const noise = (format: "jpeg" | "png" | "webp") =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "red",
    },
  })
    .toFormat(format)
    .toBuffer();

const REFUSED: Record<string, () => Buffer | Promise<Buffer>> = {
  "no bytes": () => Buffer.alloc(0),
  "a single byte": () => Buffer.of(0x89),
  "random bytes": () => Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 251)),
  "a page of HTML": () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  "a page of HTML with a drawing in it": () =>
    Buffer.from("<html><body><svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/></body></html>"),
  "a script": () => Buffer.from("#!/bin/sh\nrm -rf /\n"),
  "a program for Windows": () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]),
  "a program for Linux": () => Buffer.concat([Buffer.from("\x7fELF"), Buffer.alloc(500)]),
  "a PDF": () => Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF"),
  "a PostScript program": () => Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\nshowpage\n"),
  "a script for ImageMagick": () =>
    Buffer.from("push graphic-context\nfill 'url(https://127.0.0.1/\"|ls \"-la)'\npop graphic-context"),
  "a TIFF file, which isn't one of the formats": () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .tiff()
      .toBuffer(),
  "an archive": () => zipOf([{ name: "a.png", content: Buffer.from("x") }]),
  "a picture that is also an archive": async () =>
    withEnd(jpeg(), zipOf([{ name: "evil.class", content: Buffer.from("x") }])),
  "a picture that is also a page": async () => withEnd(jpeg(), "<html><script>alert(1)</script></html>"),
  "a picture that is also a program in PHP": async () => withEnd(pngOf(9, 9), "<?php system($_GET['c']); ?>"),
  "a GIF file that is also a page": () => Buffer.from("GIF89a/*<script>*/=1;alert(1)//</script>"),
  "a picture that is also a PDF": async () => {
    const bytes = await jpeg();
    return Buffer.concat([bytes.subarray(0, 20), Buffer.from("%PDF-1.4 "), bytes.subarray(20)]);
  },
  "a cut JPEG file": () => cut(noise("jpeg"), 0.5),
  "a cut PNG file": () => cut(noise("png"), 0.5),
  "a cut WebP file": () => cut(noise("webp"), 0.5),
  "a PNG file with a wrong checksum": async () => {
    const bytes = Buffer.from(await noise("png"));
    bytes.writeUInt32BE(0, bytes.length - 20);
    return bytes;
  },
  "a bomb of 900 megapixels in 900 kB": () =>
    rawPng(30_000, 30_000, deflateSync(Buffer.alloc(30_001 * 3_000))),
  "a picture 51 megapixels large": () => rawPng(10_200, 5_000, deflateSync(Buffer.alloc(10_201 * 5_000))),
  "a picture that says it has the largest size": () =>
    rawPng(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(10))),
  "a picture without a size": () => rawPng(0, 0, deflateSync(Buffer.alloc(10))),
  "a drawing that isn't well-formed": () =>
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9'><rect>"),
  "a drawing of a billion laughs": () =>
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${"bcdefghij"
        .split("")
        .map((name, index) => `<!ENTITY ${name} "${`&${"abcdefghij"[index]};`.repeat(20)}">`)
        .join("")}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>`,
    ),
  "a drawing with an entity of a file of the server": () =>
    Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="red"/><text y="9">&x;</text></svg>`),
};

/** What is a picture, though with something that nobody should get to see. */
const CLEANED: Record<string, () => Buffer | Promise<Buffer>> = {
  "a place in its metadata": () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
      .withExif({
        IFD0: { Make: "SECRET-CAMERA" },
        IFD3: { GPSLatitude: "59/1 54/1 0/1", GPSLatitudeRef: "N" },
      })
      .jpeg()
      .toBuffer(),
  "a comment with a script": async () =>
    rawPng(
      8,
      8,
      deflateSync(Buffer.alloc(72)),
      chunk("tEXt", Buffer.from("Comment\0SECRET javascript:alert(1)")),
    ),
  "a packed text of a gigabyte": () =>
    rawPng(
      8,
      8,
      deflateSync(Buffer.alloc(72)),
      chunk("zTXt", Buffer.concat([Buffer.from("SECRET\0\0"), deflateSync(Buffer.alloc(60_000_000))])),
    ),
  "a script": () => svg(`<script>SECRET(document.cookie)</script>`),
  "an event and a foreign page": () =>
    svg(
      `<g onload="SECRET()"/><foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">SECRET</body></foreignObject>`,
    ),
  "a file of the server": () => svg(`<image xlink:href="file:///etc/passwd" width="9" height="9"/>`),
  "a size of ten billion pixels in a drawing": () =>
    svg("", 'width="100000" height="100000" viewBox="0 0 40 40"'),
  "several frames": async () =>
    sharp(await Promise.all(["red", "blue"].map((color) => pngOf(20, 20, color))), {
      join: { animated: true },
    })
      .gif()
      .toBuffer(),
  "the type of another picture": () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .webp()
      .toBuffer(),
};

/** A drawing that would take years. */
function endlessDrawing(): Buffer {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use xlink:href="#l${level}"/>`.repeat(12)}</g>`,
  );
  return svg(`<defs><rect id="l0" width="1" height="1"/>${levels.join("")}</defs><use xlink:href="#l12"/>`);
}

describe("a file that isn't one picture", () => {
  it.each(Object.entries(REFUSED))("is refused: %s", async (_name, make) => {
    const { status, body } = await upload(member, place, await make());
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 400,
      code: "BAD_USER_INPUT",
      message: expect.stringMatching(/picture|file is empty/),
    });
  });

  it("is refused above ten megabytes, before and while it is read", async () => {
    const large = Buffer.alloc(10 * 1024 ** 2 + 1);
    const streamed = new ReadableStream({
      pull(controller) {
        controller.enqueue(large.subarray(0, 1024 ** 2));
        if (++parts === 12) controller.close();
      },
    });
    let parts = 0;
    expect((await upload(member, place, large)).status).toBe(413);
    expect((await upload(member, place, streamed)).status).toBe(413);
  });
});

describe("a picture is served without", () => {
  it.each(Object.entries(CLEANED))("%s", async (_name, make) => {
    const { status, body } = await upload(member, place, await make(), { "content-type": "image/png" });
    expect(status).toBe(201);
    const served = Buffer.from(await (await app.fetch(body.src)).arrayBuffer());
    const metadata = await sharp(served).metadata();
    expect(metadata).toMatchObject({ format: "webp" });
    for (const name of ["exif", "xmp", "icc", "iptc", "comments", "pages"] as const)
      expect(metadata[name]).toBeUndefined();
    expect(served.includes("SECRET")).toBe(false);
  });

  it("being turned or mirrored", async () => {
    const turned = await sharp(await pngOf(60, 20))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await upload(member, place, turned)).body).toMatchObject({ width: 20, height: 60 });
  });
});

it("hostile files don't slow what others do", async () => {
  const slow = upload(member, place, endlessDrawing());
  const large = upload(member, place, rawPng(10_000, 5_000, deflateSync(Buffer.alloc(10_001 * 5_000))));
  let slowest = 0;
  for (let time = 0; time < 20; time += 1) {
    const started = performance.now();
    expect((await app.execute("{ vendors(first: 1) { totalCount } }")).errors).toBeUndefined();
    slowest = Math.max(slowest, performance.now() - started);
  }
  expect(slowest).toBeLessThan(2_000);
  expect(await slow).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/too long|damaged/) },
  });
  expect(await large).toMatchObject({ status: 201, body: { width: 384, height: 192 } });
  expect((await upload(member, place, await pngOf(33, 33))).status).toBe(201);
});

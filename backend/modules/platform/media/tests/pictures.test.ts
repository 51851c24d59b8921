import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { pngOf, upload } from "../../../../testing/pictures.ts";
import { startS3Server } from "../../../../testing/servers/s3-server.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
let member: SignedInClient;
let other: SignedInClient;
let vendor: number;
let solution: number;
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
  // The storage's own test covers the folder, which the other tests use.
  s3 = await startS3Server();
  const { name, endpoint = "", region, account } = s3.bucket;
  app = await startTestApp("empty", {
    MEDIA_S3_BUCKET: name,
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_REGION: region,
    MEDIA_S3_KEY_ID: account?.keyId ?? "",
    MEDIA_S3_KEY: account?.secret ?? "",
  });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  other = await signIn(app, await createUser(app));
});
afterAll(async () => {
  await app.stop();
  await s3.stop();
});
beforeEach(async () => {
  const user = await createUser(app);
  member = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  ({ id: vendor } = await createVendor(app, { organization }));
  ({ id: solution } = await createSolution(app, { vendor: { id: vendor } }));
});

const sql = <Row>(text: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(text, values);
const logo = () => ({ kind: "vendor", id: vendor, role: "logo" });
const shot = () => ({ kind: "solution", id: solution, role: "screenshot" });

describe("an uploaded picture", () => {
  it("is encoded again in three widths, and served to everyone from its own path", async () => {
    const { status, body } = await upload(member, shot(), await pngOf(2000, 1000));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1600, height: 800, alt: "", caption: null });
    const widths = [...body.srcset.matchAll(/(\S+) (\d+)w/g)].map(([, path = "", width]) => ({
      path,
      width,
    }));
    expect(widths.map(({ width }) => width)).toEqual(["480", "960", "1600"]);
    for (const { path, width } of widths) {
      const response = await member.fetch(path);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      });
      expect(response.headers.has("set-cookie")).toBe(false);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: Number(width) });
    }
    const widest = Buffer.from(await (await app.fetch(body.src)).arrayBuffer());
    expect(body.src).toContain(createHash("sha256").update(widest).digest("hex").slice(0, 32));
    expect(await sharp(Buffer.from(body.placeholder.split(",")[1] ?? "", "base64")).metadata()).toMatchObject(
      {
        width: 16,
        height: 8,
      },
    );
  });

  it("is shown with its record, a logo of a vendor with its solutions, until they have their own", async () => {
    await upload(member, logo(), await pngOf(300, 300, "red"));
    const read = async () => {
      const { data } = await app.execute<{
        vendor: { logo: { src: string }; screenshots: unknown[] };
        solution: { logo: { src: string }; ownLogo: unknown; screenshots: { width: number }[] };
      }>(
        `query ($vendor: ID!, $solution: ID!) {
          vendor(id: $vendor) { logo { src } screenshots { src } }
          solution(id: $solution) { logo { src } ownLogo { src } screenshots { width } } }`,
        { vendor, solution },
      );
      return data;
    };
    const before = await read();
    expect(before.solution.logo).toEqual(before.vendor.logo);
    expect(before.solution.ownLogo).toBeNull();
    await upload(member, { ...shot(), role: "logo" }, await pngOf(100, 50, "blue"));
    await upload(member, shot(), await pngOf(500, 400, "blue"));
    const after = await read();
    expect(after.solution.logo).not.toEqual(after.vendor.logo);
    expect(after.solution.screenshots).toEqual([{ width: 500 }]);
  });

  it("of a role with one replaces it, and the same one again changes nothing", async () => {
    const first = await upload(member, logo(), await pngOf(64, 64, "red"));
    expect((await upload(member, logo(), await pngOf(64, 64, "red"))).body.id).toBe(first.body.id);
    const second = await upload(member, logo(), await pngOf(64, 64, "blue"));
    expect(second.body.id).not.toBe(first.body.id);
    expect(await sql("select id from media where vendor_id = ?", [vendor])).toEqual([
      { id: Number(second.body.id) },
    ]);
    expect((await app.fetch(first.body.src)).status).toBe(404);
    const entries = await sql("select action from audit_entries where subject_id = ? order by id", [vendor]);
    expect(entries).toEqual([{ action: "vendor.picture_added" }, { action: "vendor.picture_added" }]);
  });

  it("is added once when it is sent several times at once", async () => {
    const file = await pngOf(70, 70, "green");
    const sent = await Promise.all([1, 2, 3, 4].map(() => upload(member, shot(), file)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
  });

  it("is one of at most ten, and within the organization's quota", async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await upload(member, shot(), await pngOf(20 + index, 20))).status).toBe(201);
    const refused = { status: 409, body: { code: "CONFLICT", errors: { file: expect.any(String) } } };
    expect(await upload(member, shot(), await pngOf(99, 20))).toMatchObject(refused);
    await sql("update media set bytes = 21000000 where solution_id = ?", [solution]);
    const over = await upload(member, logo(), await pngOf(99, 20));
    expect(over).toMatchObject(refused);
    expect(over.body.message).toContain("200 MB");
  });
});

describe("who may add and change pictures", () => {
  it("members and administrators may of a vendor and its solutions, nobody else", async () => {
    const file = await pngOf(32, 32);
    const statuses = async (place: { kind: string; id: number; role: string }) => {
      const codes: number[] = [];
      for (const by of [app, other, member, admin]) codes.push((await upload(by, place, file)).status);
      return codes;
    };
    expect(await statuses(logo())).toEqual([401, 403, 201, 201]);
    expect(await statuses(shot())).toEqual([401, 403, 201, 201]);
    const { id: draft } = await createSolution(app, { vendor: { id: vendor }, status: "draft" });
    expect(await statuses({ kind: "solution", id: draft, role: "logo" })).toEqual([401, 404, 201, 201]);
  });

  it("a person may of their own account, and administrators of posts", async () => {
    const avatar = { kind: "user", id: member.userId, role: "avatar" };
    expect((await upload(other, avatar, await pngOf(32, 32))).status).toBe(403);
    const { body } = await upload(member, avatar, await pngOf(32, 32, "gold"));
    const { data } = await member.execute("{ viewer { picture { src } } }");
    expect(data).toEqual({ viewer: { picture: { src: body.src } } });
    const { id, slug } = await createBlogPost(app, { status: "published" });
    const cover = { kind: "post", id, role: "cover" };
    expect((await upload(member, cover, await pngOf(900, 500))).status).toBe(403);
    const added = await upload(admin, cover, await pngOf(900, 500));
    const read = await app.execute(`query ($slug: String!) { blogPost(slug: $slug) { cover { src } } }`, {
      slug,
    });
    expect(read.data).toEqual({ blogPost: { cover: { src: added.body.src } } });
  });

  it("another site, a wrong place and a wrong role are refused", async () => {
    const file = await pngOf(32, 32);
    expect((await upload(member, logo(), file, { origin: "https://evil.example" })).status).toBe(403);
    for (const place of [
      { ...logo(), role: "cover" },
      { ...logo(), role: "constructor" },
      { ...logo(), kind: "__proto__" },
    ])
      expect((await upload(member, place, file)).body.code).toBe("BAD_USER_INPUT");
    for (const id of ["0", "99999999", "x", "1e9"])
      expect((await upload(member, { ...logo(), id }, file)).status).toBe(404);
  });

  it("texts and order are changed, and pictures removed, by the same people", async () => {
    const ids: string[] = [];
    for (const color of ["red", "blue", "white"])
      ids.push((await upload(member, shot(), await pngOf(40, 30, color))).body.id);
    const [first = "", second = "", third = ""] = ids;
    const edit = (by: typeof app | SignedInClient, input: object) =>
      by.execute(
        `mutation ($id: ID!, $input: PictureInput!) { editPicture(id: $id, input: $input) { alt caption } }`,
        { id: first, input },
      );
    const texts = { alt: "A red square", caption: "Where it starts" };
    expect((await edit(member, texts)).data).toEqual({ editPicture: texts });
    expect((await edit(member, {})).data).toEqual({ editPicture: texts });
    expect((await edit(member, { caption: null })).data).toEqual({
      editPicture: { ...texts, caption: null },
    });
    expect((await edit(other, texts)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await edit(member, { alt: "x".repeat(301) })).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { alt: expect.any(String) },
    });
    const order = (by: SignedInClient, of: string[]) =>
      by.execute<{ orderPictures: unknown }>(`mutation ($ids: [ID!]!) { orderPictures(ids: $ids) { id } }`, {
        ids: of,
      });
    expect((await order(other, ids)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await order(member, [first, second])).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    const turned = [third, first, second];
    expect((await order(member, turned)).data.orderPictures).toEqual(turned.map((id) => ({ id })));
    const remove = (by: SignedInClient) =>
      by.execute(`mutation ($id: ID!) { removePicture(id: $id) { message } }`, { id: third });
    expect((await remove(other)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await remove(member)).errors).toBeUndefined();
    expect((await remove(member)).errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    const { data } = await app.execute("query ($id: ID!) { solution(id: $id) { screenshots { id } } }", {
      id: solution,
    });
    expect(data).toEqual({ solution: { screenshots: [{ id: first }, { id: second }] } });
  });
});

describe("a picture of a record that isn't public", () => {
  it("is shown only to those who may edit the record, on a path of their own", async () => {
    const { body } = await upload(member, shot(), await pngOf(64, 48, "pink"));
    await sql("update solutions set status = 'withdrawn' where id = ?", [solution]);
    expect((await app.fetch(body.src)).status).toBe(404);
    const { data } = await member.execute<{ editableSolution: { screenshots: { src: string }[] } }>(
      "query ($id: ID!) { editableSolution(id: $id) { screenshots { src } } }",
      { id: solution },
    );
    const src = data.editableSolution.screenshots[0]?.src ?? "";
    expect(src).toBe(body.src.replace("/media/", "/uploads/media/"));
    const statuses: number[] = [];
    for (const by of [app, other, member, admin]) statuses.push((await by.fetch(src)).status);
    expect(statuses).toEqual([401, 404, 200, 200]);
    expect((await member.fetch(src)).headers.get("cache-control")).toMatch(/^private/);
  });
});

it("an address that no picture has is a 404", async () => {
  const { body } = await upload(member, logo(), await pngOf(50, 50, "teal"));
  for (const path of [
    body.src.replace("-50.webp", "-51.webp"),
    `/media/${"0".repeat(32)}-50.webp`,
    "/media/..%2f..%2fpackage.json",
    "/media/x",
  ])
    expect((await app.fetch(path)).status).toBe(404);
});

it("a list reads its logos with its rows, in the same statement", async () => {
  await upload(member, logo(), await pngOf(50, 50, "tan"));
  const count = async (selection: string) => {
    app.database.statements.length = 0;
    const { errors } = await app.execute(`{ ${selection} }`);
    expect(errors).toBeUndefined();
    return app.database.statements.length;
  };
  const pictures = "logo { src srcset } screenshots { src }";
  for (const list of ["solutions", "vendors"])
    expect(await count(`${list}(first: 20) { nodes { id ${pictures} } }`)).toBe(
      await count(`${list}(first: 20) { nodes { id } }`),
    );
  expect(await count("blogPosts(first: 20) { nodes { id cover { src } } }")).toBeLessThanOrEqual(
    (await count("blogPosts(first: 20) { nodes { id } }")) + 1,
  );
});

it("a change of a record's pictures is a change of the record for copies", async () => {
  const changedAt = async () =>
    (await sql<{ at: string }>("select changed_at::text as at from vendors where id = ?", [vendor]))[0]?.at;
  const before = await changedAt();
  const { body } = await upload(member, logo(), await pngOf(55, 55, "navy"));
  const added = await changedAt();
  expect(added).not.toBe(before);
  await member.execute(`mutation ($id: ID!) { removePicture(id: $id) { message } }`, { id: body.id });
  expect(await changedAt()).not.toBe(added);
});

it("a storage that is away is told, and nothing is lost", async () => {
  const { body } = await upload(member, logo(), await pngOf(56, 56, "lime"));
  const gone = await startS3Server();
  await gone.stop();
  const away = await startTestApp(app.database, {
    MEDIA_S3_BUCKET: "media",
    MEDIA_S3_ENDPOINT: gone.bucket.endpoint ?? "",
    MEDIA_S3_KEY_ID: "key",
    MEDIA_S3_KEY: "secret",
  });
  const there = await signIn(away, { id: member.userId });
  const refused = await upload(there, logo(), await pngOf(57, 57));
  expect(refused).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
  expect((await away.fetch(body.src)).status).toBe(503);
  await away.stop();
  expect((await app.fetch(body.src)).status).toBe(200);
  expect(await sql("select hash from media where vendor_id = ?", [vendor])).toHaveLength(1);
});

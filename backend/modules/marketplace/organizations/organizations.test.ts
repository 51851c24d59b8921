import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contributions } from "../../../modules.ts";
import type { Actor, Role } from "../../../shared/actor.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { User } from "../../account/identity/user.entity.ts";
import { anonymize } from "../../account/profiles/deletion/anonymize.ts";
import { findMemberships } from "./membership.service.ts";
import { mayEdit, mayManage, ownerOf } from "./organization.policy.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const sql = (statement: string, params: unknown[] = []) =>
  app.database.orm.em.fork().execute<Record<string, unknown>[]>(statement, params);
const actorOf = ({ id }: { id: number }, role: Role = "user"): Actor => ({
  kind: "session",
  id,
  role,
  sessionId: 1,
});
const membershipsOf = (actor: Actor | undefined) =>
  findMemberships({ em: app.database.orm.em.fork(), actor });
const membersOf = (id: number) =>
  sql('select user_id as "user", role from organization_members where organization_id = ? order by 1', [id]);
/** Ends an account, as the job does when its time is over. */
const endAccount = ({ id }: { id: number }) =>
  app.database.orm.em
    .fork()
    .transactional(async (em) => anonymize(em, await em.findOneOrFail(User, id), contributions));

describe("the memberships of an actor", () => {
  it("are found in one statement", async () => {
    const user = await createUser(app);
    const [owned, edited] = [
      await createOrganization(app, { members: [[user, "owner"]] }),
      await createOrganization(app, {
        members: [
          [await createUser(app), "owner"],
          [user, "editor"],
        ],
      }),
    ];
    await createOrganization(app);
    app.database.statements.length = 0;
    const memberships = await membershipsOf(actorOf(user));
    expect(app.database.statements).toHaveLength(1);
    expect([...memberships].sort()).toEqual([
      [owned.id, "owner"],
      [edited.id, "editor"],
    ]);
  });

  it("are none for nobody", async () => {
    expect((await membershipsOf(undefined)).size).toBe(0);
  });
});

describe("an opportunity of an organization", () => {
  it("is edited by its members and administrators, and by nobody else", async () => {
    const [owner, editor, stranger] = [await createUser(app), await createUser(app), await createUser(app)];
    const organization = await createOrganization(app, {
      members: [
        [owner, "owner"],
        [editor, "editor"],
      ],
    });
    const owned = ownerOf(await createOpportunity(app, { ownerOrganization: organization }));
    const may = async (actor: Actor | undefined) => mayEdit(actor, await membershipsOf(actor), owned);
    expect(await may(actorOf(owner))).toBe(true);
    expect(await may(actorOf(editor))).toBe(true);
    expect(await may(actorOf(stranger, "admin"))).toBe(true);
    expect(await may(actorOf(stranger))).toBe(false);
    expect(await may(undefined)).toBe(false);
  });

  it("is one whose members only an owner manages", async () => {
    const [owner, editor] = [await createUser(app), await createUser(app)];
    const { id } = await createOrganization(app, {
      members: [
        [owner, "owner"],
        [editor, "editor"],
      ],
    });
    const may = async (actor: Actor | undefined) => mayManage(actor, await membershipsOf(actor), id);
    expect(await may(actorOf(owner))).toBe(true);
    expect(await may(actorOf(editor))).toBe(false);
    expect(await may(actorOf(editor, "admin"))).toBe(true);
    expect(await may(undefined)).toBe(false);
  });
});

describe("a collaboration of a person", () => {
  it("is edited by them and administrators", async () => {
    const [mentor, stranger] = [await createUser(app, { role: "mentor" }), await createUser(app)];
    const owned = ownerOf(await createCollaboration(app, { ownerUser: mentor }));
    expect(mayEdit(actorOf(mentor), new Map(), owned)).toBe(true);
    expect(mayEdit(actorOf(stranger, "admin"), new Map(), owned)).toBe(true);
    expect(mayEdit(actorOf(stranger), new Map(), owned)).toBe(false);
  });
});

describe("the database refuses", () => {
  it.each(["opportunities", "collaborations"])("%s of nobody, and of two", async (table) => {
    const { id } = await createUser(app);
    const record = table === "opportunities" ? await createOpportunity(app) : await createCollaboration(app);
    const change = (set: string) => sql(`update ${table} set ${set} where id = ?`, [record.id]);
    await expect(change("owner_organization_id = null")).rejects.toThrow(/one_owner/);
    await expect(change(`owner_user_id = ${id}`)).rejects.toThrow(/one_owner/);
  });

  it("members without an owner, also when two leave at once", async () => {
    const [one, two, third] = [await createUser(app), await createUser(app), await createUser(app)];
    await expect(createOrganization(app, { members: [[one, "editor"]] })).rejects.toThrow(
      /must have an owner/,
    );
    const { id } = await createOrganization(app, {
      members: [
        [one, "owner"],
        [two, "owner"],
        [third, "editor"],
      ],
    });
    const leave = (user: User) =>
      sql("delete from organization_members where organization_id = ? and user_id = ?", [id, user.id]);
    const left = await Promise.allSettled([leave(one), leave(two)]);
    expect(left.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await membersOf(id)).toHaveLength(2);
  });

  it("to delete a user to whom something belongs", async () => {
    const user = await createUser(app);
    await createOrganization(app, { members: [[user, "owner"]] });
    await expect(sql("delete from users where id = ?", [user.id])).rejects.toThrow(/organization_members/);
  });

  it("a second review of a solution by the same account, but not by strangers", async () => {
    const [author, solution] = [await createUser(app), await createSolution(app)];
    await createReview(app, { solution, author });
    await createReview(app, { solution });
    await createReview(app, { solution });
    await expect(createReview(app, { solution, author })).rejects.toThrow(/reviews_by_author/);
  });

  it("a vendor without an organization", async () => {
    const { id } = await createVendor(app);
    await expect(sql("update vendors set organization_id = null where id = ?", [id])).rejects.toThrow(
      /organization_id/,
    );
  });
});

describe("the end of an account", () => {
  it("makes the longest-standing editor the owner", async () => {
    const [owner, first, second] = [await createUser(app), await createUser(app), await createUser(app)];
    const { id } = await createOrganization(app, {
      members: [
        [owner, "owner"],
        [first, "editor"],
        [second, "editor"],
      ],
    });
    await endAccount(owner);
    expect(await membersOf(id)).toEqual([
      { user: first.id, role: "owner" },
      { user: second.id, role: "editor" },
    ]);
  });

  it("leaves the roles alone while there is another owner, and an organization without members unclaimed", async () => {
    const [owner, other, editor] = [await createUser(app), await createUser(app), await createUser(app)];
    const { id } = await createOrganization(app, {
      members: [
        [owner, "owner"],
        [editor, "editor"],
        [other, "owner"],
      ],
    });
    await endAccount(owner);
    expect(await membersOf(id)).toEqual([
      { user: other.id, role: "owner" },
      { user: editor.id, role: "editor" },
    ]);
    await endAccount(editor);
    await endAccount(other);
    expect(await membersOf(id)).toEqual([]);
  });

  it("gives the person's records to the organizations that they name, without their contact", async () => {
    const mentor = await createUser(app, { role: "mentor" });
    const contact = { contactName: "Elena Marchetti", contactEmail: "elena@people.example" };
    const known = await createOrganization(app, { name: "Known Institute" });
    const opportunity = await createOpportunity(app, {
      organization: "known institute",
      ownerUser: mentor,
      ...contact,
    });
    const collaboration = await createCollaboration(app, {
      organization: "New Institute",
      ownerUser: mentor,
      ...contact,
    });
    await endAccount(mentor);
    const nobody = { owner_user_id: null, contact_name: null, contact_email: null };
    const columns = "owner_organization_id, owner_user_id, contact_name, contact_email";
    expect(await sql(`select ${columns}, status from opportunities where id = ?`, [opportunity.id])).toEqual([
      { ...nobody, owner_organization_id: known.id, status: "closed" },
    ]);
    const [made] = await sql("select id from organizations where name = 'New Institute'");
    expect(await sql(`select ${columns} from collaborations where id = ?`, [collaboration.id])).toEqual([
      { ...nobody, owner_organization_id: made?.id },
    ]);
  });

  it("takes the name out of the person's reviews and leaves the rating", async () => {
    const author = await createUser(app);
    const solution = await createSolution(app);
    const review = await createReview(app, { solution, author, affiliation: "Coach, Rovers", rating: 3 });
    await endAccount(author);
    expect(
      await sql("select author_id, author_name, affiliation, rating from reviews where id = ?", [review.id]),
    ).toEqual([{ author_id: null, author_name: "Deleted account", affiliation: "", rating: 3 }]);
    expect(await sql("select review_count from solutions where id = ?", [solution.id])).toEqual([
      { review_count: 1 },
    ]);
  });
});

describe("the export of one's data", () => {
  it("holds memberships, own records and reviews, and nobody else's", async () => {
    const [user, other] = [await createUser(app), await createUser(app)];
    for (const person of [user, other]) {
      const name = person === user ? "Mine" : "Theirs";
      await createOrganization(app, { name: `${name} Ltd`, members: [[person, "owner"]] });
      await createOpportunity(app, { title: `${name} opportunity`, ownerUser: person });
      await createCollaboration(app, { title: `${name} collaboration`, ownerUser: person });
      await createReview(app, { title: `${name} review`, author: person });
    }
    const { data } = await (await signIn(app, user)).execute<{ exportMyData: { content: string } }>(
      "{ exportMyData { content } }",
    );
    expect(JSON.parse(data.exportMyData.content)).toMatchObject({
      organizations: [{ organization: "Mine Ltd", role: "owner" }],
      opportunities: [{ title: "Mine opportunity" }],
      collaborations: [{ title: "Mine collaboration" }],
      reviews: { written: [{ title: "Mine review" }], replies: [] },
    });
    expect(data.exportMyData.content).not.toContain("Theirs");
  });
});

import { createSolution } from "../factories/solution.ts";
import { createVendor } from "../factories/vendor.ts";
import { pngOf, upload } from "../pictures.ts";
import type { RecordedMutations } from "./recorded.ts";
import type { World } from "./world.ts";

/** A screenshot of a solution of somebody signed in. */
async function shown({ app, owned }: World) {
  const { id, client } = await owned();
  const vendor = await createVendor(app, { organization: { id } });
  const solution = await createSolution(app, { vendor });
  const place = { kind: "solution", id: solution.id, role: "screenshot" };
  return { client, picture: (await upload(client, place, await pngOf(30, 20))).body.id };
}

/** Pictures; those that are uploaded have a route of their own. */
export const pictures: RecordedMutations = {
  editPicture: {
    action: "solution.pictures_changed",
    input: "PictureInput",
    call: async (world) => {
      const { client, picture } = await shown(world);
      const variables = { input: { alt: "A pitch from above", caption: null } };
      return { by: client, args: `id: ${picture}, input: $input`, variables, selection: "{ id }" };
    },
  },
  orderPictures: {
    action: "solution.pictures_changed",
    call: async (world) => {
      const { client, picture } = await shown(world);
      return { by: client, args: `ids: [${picture}]`, selection: "{ id }" };
    },
  },
  removePicture: {
    action: "solution.picture_removed",
    call: async (world) => {
      const { client, picture } = await shown(world);
      return { by: client, args: `id: ${picture}`, selection: "{ message }" };
    },
  },
};

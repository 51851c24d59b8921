import { isEnumType, isInputObjectType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { createSchema } from "./schema.ts";

/** Fields whose name says it all. */
const SELF_EVIDENT = /^(id|name|title|description|node|nodes|edges|pageInfo|email|organization)$/;

describe("the schema", () => {
  it("describes every type and every field", () => {
    const types = Object.values(createSchema().getTypeMap()).filter(({ name }) => !name.startsWith("__"));
    const silent = types.flatMap((type) => {
      if (!isObjectType(type) && !isInputObjectType(type) && !isEnumType(type)) return [];
      const described =
        type.description || /^(Query|Mutation|Subscription)$|(Edge|Connection)$/.test(type.name);
      const fields = isEnumType(type) ? [] : Object.values(type.getFields());
      const silentFields = fields.filter((field) => !field.description && !SELF_EVIDENT.test(field.name));
      return [
        ...(described ? [] : [type.name]),
        ...silentFields.map((field) => `${type.name}.${field.name}`),
      ];
    });
    expect(silent).toEqual([]);
  });
});

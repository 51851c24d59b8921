import { type AnyObject, type ObjectSchema, ValidationError } from "yup";
import type { ImportKind } from "../../../../shared/import-kind/kind.ts";

const OPTIONS = { abortEarly: false, stripUnknown: true } as const;

/**
 * A kind's rules, of which only those of the fields are run that any row so far has, and of those that every row needs:
 * a file has few of a kind's many fields, and the others always are what they are in an empty row.
 */
export class GivenRules {
  readonly #rules: ObjectSchema<AnyObject>;
  readonly #run: Set<string>;
  readonly #order: readonly string[];
  readonly #absent: Readonly<Record<string, unknown>>;
  #some: ObjectSchema<AnyObject>;

  constructor(kind: ImportKind) {
    const rules = kind.rules as ObjectSchema<AnyObject>;
    this.#rules = rules;
    this.#run = new Set(namesIn(validated(rules, {})));
    this.#some = this.#picked();
    const rest = rules.omit([...this.#run]);
    this.#absent = rest.validateSync({}, OPTIONS);
    // As Yup orders what it changes, since a row's hash is made from it.
    this.#order = Object.keys(rules.fields).toReversed();
  }

  /** Returns the row with its defaults, or what is wrong with it. */
  validated(given: Readonly<Record<string, unknown>>): Record<string, unknown> | ValidationError {
    const before = this.#run.size;
    for (const name of Object.keys(given)) if (name in this.#rules.fields) this.#run.add(name);
    if (this.#run.size > before) this.#some = this.#picked();
    const row = validated(this.#some, given);
    if (row instanceof ValidationError) return row;
    const whole: Record<string, unknown> = {};
    for (const name of this.#order) {
      const from = this.#run.has(name) ? row : this.#absent;
      if (Object.hasOwn(from, name)) whole[name] = from[name];
    }
    return whole;
  }

  #picked(): ObjectSchema<AnyObject> {
    // In the order of the rules, in which problems are said.
    const names = Object.keys(this.#rules.fields).filter((name) => this.#run.has(name));
    return this.#rules.pick(names);
  }
}

function validated(rules: ObjectSchema<AnyObject>, given: object): Record<string, unknown> | ValidationError {
  try {
    return { ...rules.validateSync(given, OPTIONS) };
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

const namesIn = (found: object): string[] =>
  found instanceof ValidationError
    ? (found.inner.length > 0 ? found.inner : [found]).map(({ path = "" }) => path.replace(/[.[].*$/, ""))
    : [];

import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../demo/read.ts";
import { tidyQuestion } from "./form.rules.ts";
import type { Question, StoredValue } from "./question.rules.ts";

/** The demo's call with a form, and how accounts answered it. */
export interface DemoCall {
  readonly title: string;
  readonly questions: readonly (Partial<Question> & Pick<Question, "id" | "kind" | "label">)[];
  readonly answers: readonly {
    readonly account: string;
    readonly values: Readonly<Record<string, StoredValue>>;
    readonly file?: { readonly name: string; readonly lines: readonly string[] };
  }[];
}

/** Returns the demo's calls with a form. */
export const demoCalls = (): DemoCall[] => readRows<DemoCall>("applications/call-forms.json");

const NOTHING = {
  help: "",
  isRequired: false,
  isIdentifying: false,
  choices: [],
  maxLength: null,
  min: null,
  max: null,
  earliest: null,
  latest: null,
  currency: null,
  maxFiles: null,
  maxMegabytes: null,
  fileTypes: [],
  reason: null,
  accepted: [],
} as const;

/** The forms of the demo's calls, and the answers of those who have applied. */
export async function seedCallForms(em: EntityManager): Promise<void> {
  for (const { title, questions, answers } of demoCalls()) {
    const form = questions.map((question) => tidyQuestion({ ...NOTHING, ...question }));
    await em.execute(
      `insert into application_forms (opportunity_id, version, questions)
       select id, 1, ?::jsonb from opportunities where title = ?`,
      [JSON.stringify(form), title],
    );
    await em.execute(
      `with given as (select a.id, g.value -> 'values' as answers from jsonb_array_elements(?::jsonb) g
          join users u on u.username = g.value ->> 'account' and u.is_demo
          join applications a on a.applicant_id = u.id join opportunities o on o.id = a.opportunity_id and o.title = ?),
        seen as (update applications a set form_version = 1 from given where given.id = a.id)
       insert into application_answers (application_id, question_id, value)
       select given.id, e.key, e.value from given, jsonb_each(given.answers) e`,
      [JSON.stringify(answers), title],
    );
  }
}

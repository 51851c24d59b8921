import { useEffect } from "react";
import type { AnySchema } from "yup";
import { useClient } from "../../../graphql/source.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { notifyFailure } from "../../failures/notify-failure.ts";
import { useDraft } from "../../forms/use-draft.ts";
import { useForm } from "../../forms/use-form.ts";
import { useMerge } from "../../forms/use-merge.ts";
import { useViewer } from "../../viewer/use-viewer.ts";
import { type UserDetails_AccountFragment, UserDetailsDocument } from "../users.generated.ts";

type Values = Record<string, string> & { version: string };

type Options<Of extends Values> = {
  user: UserDetails_AccountFragment;
  /** The form's initial values. */
  valuesOf: (user: UserDetails_AccountFragment) => Of;
  rules: AnySchema;
  save: (values: Of) => Promise<UserDetails_AccountFragment | undefined>;
  /** The part of the account that it edits, such as `profile`. */
  part: string;
};

/**
 * Creates a form of the dialog. What someone else saved meanwhile is merged with what is typed, which is
 * stored until it is sent.
 */
export function useUserForm<Of extends Values>({ user, valuesOf, rules, save, part }: Options<Of>) {
  const client = useClient();
  const { viewer } = useViewer();
  const initialValues = valuesOf(user);
  const form = useForm<Of>({
    initialValues,
    rules,
    submit: async (values) => {
      let saved: UserDetails_AccountFragment | undefined;
      const send = async () => {
        saved = await save(values);
      };
      try {
        if (!(await merge.saving(values, send))) return;
      } catch (error) {
        notifyFailure(error, `Failed to update user ${part}`);
        throw error;
      }
      draft.forget();
      if (saved) form.resetForm({ values: valuesOf(saved) });
      toast({ title: "Success", description: `User ${part} updated successfully` });
    },
  });
  const merge = useMerge(form, initialValues, async () => {
    const { data } = await client.query({
      query: UserDetailsDocument,
      variables: { id: user.id },
      fetchPolicy: "network-only",
    });
    return data ? valuesOf(data.user) : undefined;
  });
  // Saving the other tab creates a new version, too; only the fields of this tab can be in conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another version comes
  useEffect(() => {
    const now = initialValues;
    if (form.values.version === now.version) return;
    const isSame = Object.keys(now).every(
      (name) => name === "version" || now[name] === form.initialValues[name],
    );
    if (!form.dirty) form.resetForm({ values: now });
    else if (isSame) void form.setFieldValue("version", now.version);
  }, [user.version]);
  const draft = useDraft(form, `user:${viewer?.id}:${user.id}:${part}`);
  return { form, merge, draft };
}

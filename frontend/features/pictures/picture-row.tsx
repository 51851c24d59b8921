import { chakra } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useId } from "react";
import { MAX_PICTURE_TEXT } from "../../../backend/modules/platform/media/picture-role.rules.ts";
import { Button } from "../../ui/controls/button.tsx";
import { FormField, TextInput } from "../../ui/controls/form-field.tsx";
import { useSaveOnLeave } from "../forms/use-save-on-leave.ts";
import type { Shown_PictureFragment } from "./picture.generated.ts";
import { useEditPictureMutation } from "./picture-editor.generated.ts";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "11rem minmax(0, 1fr)" },
    gap: "4",
    py: "4",
    "& + &": { borderTopWidth: "1px", borderColor: "line" },
  },
});
const Preview = chakra("img", {
  base: {
    width: "full",
    maxWidth: "11rem",
    height: "auto",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "md",
    bg: "#ffffff",
  },
});
const Tools = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

type Props = {
  picture: Shown_PictureFragment;
  /** What it is called, such as "Picture 2". */
  name: string;
  /** Whether its texts are asked for. */
  described: boolean;
  busy: boolean;
  onMove?: { up: (() => void) | undefined; down: (() => void) | undefined } | undefined;
  onRemove: () => void;
};

/** A picture with its texts and what can be done with it; texts are saved when their field is left. */
export function PictureRow({ picture, name, described, busy, onMove, onRemove }: Props) {
  const { id, src, srcset, width, height, alt, caption } = picture;
  const [edit] = useEditPictureMutation();
  const saved = useId();
  const {
    values: texts,
    errors,
    status,
    change,
    save,
  } = useSaveOnLeave(
    { alt, caption: caption ?? "" },
    (input) => edit({ variables: { id, input: { alt: input.alt, caption: input.caption || null } } }),
    "alt",
  );
  const fieldOf = (field: "alt" | "caption", label: string, hint: string) => (
    <FormField label={label} hint={hint} error={errors[field]}>
      {(control) => (
        <TextInput
          {...control}
          aria-label={`${label} of ${name}`}
          maxLength={MAX_PICTURE_TEXT}
          value={texts[field]}
          onChange={({ target }) => change({ [field]: target.value })}
          onBlur={save}
        />
      )}
    </FormField>
  );
  return (
    <Row>
      <Preview src={src} srcSet={srcset} sizes="11rem" width={width} height={height} alt={alt || name} />
      <chakra.div display="grid" gap="3" alignContent="start">
        {described && fieldOf("alt", "Alternative text", "What it shows, for those who can't see it")}
        {described && fieldOf("caption", "Caption", "Shown below it")}
        <Tools>
          {onMove && (
            <>
              <Button disabled={busy || !onMove.up} onClick={onMove.up} aria-label={`Move ${name} up`}>
                <ArrowUp size={16} aria-hidden />
              </Button>
              <Button disabled={busy || !onMove.down} onClick={onMove.down} aria-label={`Move ${name} down`}>
                <ArrowDown size={16} aria-hidden />
              </Button>
            </>
          )}
          <Button disabled={busy} onClick={onRemove} aria-label={`Remove ${name}`}>
            <Trash2 size={16} aria-hidden />
            Remove
          </Button>
          <chakra.span id={saved} role="status" alignSelf="center" color="fg.muted" fontSize="sm">
            {status}
          </chakra.span>
        </Tools>
      </chakra.div>
    </Row>
  );
}

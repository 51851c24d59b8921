import { chakra } from "@chakra-ui/react";
import { FilePlus } from "lucide-react";
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";

const Zone = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    p: "4",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "line.strong",
    borderRadius: "lg",
    color: "fg.muted",
    fontSize: "sm",
    "&[data-over]": { borderColor: "accent", bg: "accent.subtle" },
  },
});
const Words = chakra("p", { base: { flex: "1 1 14rem", minWidth: "0" } });

type Props = {
  /** The button's label. */
  label: string;
  /** What can be given, such as "PDF, up to 20 MB". */
  hint: string;
  /** The media types of what can be given. */
  types: string;
  several: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files that are dropped, pasted or chosen. */
export function DropZone({ label, hint, types, several, disabled, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(several ? files : files.slice(0, 1));
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") take(event.dataTransfer.files);
  };
  return (
    <Zone data-over={over || undefined} onPaste={paste} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <Button disabled={disabled} aria-describedby={hintId} onClick={() => picker.current?.click()}>
        <FilePlus size={16} aria-hidden />
        {label}
      </Button>
      <Words id={hintId}>
        Or drop or paste {several ? "them" : "it"} here. {hint}.
      </Words>
      <input
        ref={picker}
        type="file"
        accept={types}
        multiple={several}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          take(target.files);
          target.value = "";
        }}
      />
    </Zone>
  );
}

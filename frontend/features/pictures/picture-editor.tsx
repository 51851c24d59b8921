import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import {
  PICTURE_HINT,
  PICTURE_ROLES,
  PICTURE_TYPES,
} from "../../../backend/modules/platform/media/picture-role.rules.ts";
import { evictQueries } from "../../graphql/evict-queries.ts";
import { useClient } from "../../graphql/source.ts";
import { toast } from "../../ui/behavior/toast-store.ts";
import { DropZone } from "../../ui/controls/drop-zone.tsx";
import { notifyFailure } from "../failures/notify-failure.ts";
import type { Shown_PictureFragment } from "./picture.generated.ts";
import { useOrderPicturesMutation, useRemovePictureMutation } from "./picture-editor.generated.ts";
import { PictureRow } from "./picture-row.tsx";
import { type PicturePlace, sendPicture } from "./send-picture.ts";

const Section = chakra("section", { base: { display: "grid", gap: "3", maxWidth: "2xl", mb: "8" } });
const List = chakra("ul", { base: { listStyleType: "none" } });
const Problem = chakra("p", { base: { color: "danger", fontSize: "sm" } });
const Progress = chakra("progress", { base: { width: "full", height: "2", accentColor: "accent" } });

/** What a role's pictures are called: one, and the button that adds one. */
const WORDS = {
  logo: { one: "Logo", add: "Choose a logo" },
  screenshot: { one: "Picture", add: "Choose pictures" },
  avatar: { one: "Picture", add: "Choose a picture" },
  cover: { one: "Cover", add: "Choose a cover" },
} as const;

const OUTDATED = evictQueries("solutions", "vendors", "blogPosts", "comparedSolutions");

type Props = {
  place: PicturePlace;
  title: string;
  hint?: string;
  pictures: readonly Shown_PictureFragment[];
  /** Reads the record again. */
  onChanged: () => Promise<unknown>;
};

/** Adds, describes, orders and removes the pictures of a record; each change is saved at once. */
export function PictureEditor({ place, title, hint, pictures, onChanged }: Props) {
  const { max } = PICTURE_ROLES[place.role];
  const words = WORDS[place.role];
  const heading = useId();
  const client = useClient();
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problems, setProblems] = useState<string[]>([]);
  const [order, ordering] = useOrderPicturesMutation();
  const [remove, removing] = useRemovePictureMutation();
  const busy = Boolean(sending) || ordering.loading || removing.loading;
  const renew = async () => {
    OUTDATED(await client.cache());
    await onChanged();
  };
  const send = async (files: File[]) => {
    const refused: string[] = [];
    for (const file of files) {
      setSending({ name: file.name, share: 0 });
      const problem = await sendPicture(place, file, (share) => setSending({ name: file.name, share }));
      if (problem) refused.push(files.length > 1 ? `${file.name}: ${problem}` : problem);
    }
    setSending(undefined);
    setProblems(refused);
    if (refused.length < files.length) {
      await renew();
      toast({ title: `${files.length - refused.length > 1 ? "Pictures" : words.one} added` });
    }
  };
  const act = async (run: () => Promise<unknown>) => {
    try {
      await run();
      await renew();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const move = (from: number, to: number) => {
    const ids = pictures.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    void act(() => order({ variables: { ids } }));
  };
  return (
    <Section aria-labelledby={heading}>
      <chakra.h2 id={heading} fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      {hint && (
        <chakra.p color="fg.muted" fontSize="sm">
          {hint}
        </chakra.p>
      )}
      {(max === 1 || pictures.length < max) && (
        <DropZone
          label={words.add}
          hint={PICTURE_HINT}
          types={PICTURE_TYPES}
          several={max > 1}
          disabled={busy}
          onFiles={(files) => void send(files.slice(0, max === 1 ? 1 : max - pictures.length))}
        />
      )}
      {sending && (
        <div role="status">
          <chakra.p fontSize="sm">Adding {sending.name}...</chakra.p>
          <Progress value={sending.share} max={1} aria-label={`Adding ${sending.name}`} />
        </div>
      )}
      {problems.map((problem) => (
        <Problem key={problem} role="alert">
          {problem}
        </Problem>
      ))}
      {pictures.length > 0 && (
        <List>
          {pictures.map((picture, index) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              name={max > 1 ? `${words.one.toLowerCase()} ${index + 1}` : words.one.toLowerCase()}
              described={place.role === "screenshot" || place.role === "cover"}
              busy={busy}
              onMove={
                max > 1
                  ? {
                      up: index > 0 ? () => move(index, index - 1) : undefined,
                      down: index < pictures.length - 1 ? () => move(index, index + 1) : undefined,
                    }
                  : undefined
              }
              onRemove={() => void act(() => remove({ variables: { id: picture.id } }))}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DrawnPicture } from "../../ui/pictures/drawn-picture.tsx";

const Picture = chakra("img", { base: { width: "full", height: "full", objectFit: "cover" } });

type Props = { title: string; category: string; image: string | null; wide?: boolean };

/** A post's image, or a drawn cover if it has none or the image can't be loaded. */
export function PostCover({ title, category, image, wide }: Props) {
  const [failed, setFailed] = useState<string>();
  if (!image || image === failed) return <DrawnPicture title={title} subject={category} wide={wide} />;
  return (
    <Picture
      src={image}
      alt=""
      referrerPolicy="no-referrer"
      // An image that failed before hydration fires no error event afterwards.
      ref={(picture: HTMLImageElement | null) => {
        if (picture?.complete && picture.naturalWidth === 0) setFailed(image);
      }}
      onError={() => setFailed(image)}
    />
  );
}

import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DrawnPicture } from "../../ui/pictures/drawn-picture.tsx";
import type { Logo_PictureFragment } from "../pictures/picture.generated.ts";

const Picture = chakra("img", { base: { width: "full", height: "full", objectFit: "cover" } });

type Props = {
  title: string;
  category: string;
  image: string | null;
  cover: Logo_PictureFragment | null;
  wide?: boolean;
};

/** A post's uploaded cover or its image, or a drawn cover if it has none or the image can't be loaded. */
export function PostCover({ title, category, image: address, cover, wide }: Props) {
  const image = cover?.src ?? address;
  const [failed, setFailed] = useState<string>();
  if (!image || image === failed) return <DrawnPicture title={title} subject={category} wide={wide} />;
  return (
    <Picture
      src={image}
      srcSet={cover?.srcset}
      sizes={wide ? "(min-width: 62em) 56rem, 96vw" : "(min-width: 48em) 24rem, 96vw"}
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

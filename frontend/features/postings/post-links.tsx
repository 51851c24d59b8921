import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { newPostingPath } from "./posting-paths.ts";

/** Links to the forms for both kinds. */
export const PostLinks = () => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    <ButtonLink to={newPostingPath("OPPORTUNITY")}>Post an opportunity</ButtonLink>
    <ButtonLink to={newPostingPath("COLLABORATION")}>Post a collaboration</ButtonLink>
  </chakra.div>
);

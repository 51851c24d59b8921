import type { Module } from "../../../shared/module.ts";
import { collectPicturesJob } from "./collect-pictures.job.ts";
import { drawDemoPicturesJob } from "./demo/demo-pictures.job.ts";
import { PictureEditingResolver } from "./editing/picture-editing.resolver.ts";
import { fetchPicturesJob } from "./fetching/fetch-pictures.job.ts";
import { SolutionPicturesResolver, VendorPicturesResolver } from "./fields/catalog-pictures.resolver.ts";
import {
  AccountPictureResolver,
  PersonPictureResolver,
  PostCoverResolver,
} from "./fields/people-pictures.resolver.ts";
import { mediaData } from "./personal-data.ts";
import { privatePictures } from "./serving/picture-files.ts";
import { pictureUploads } from "./uploading/upload.routes.ts";

/** Pictures of vendors, solutions, people and blog posts. */
export const media: Module = {
  resolvers: [
    PictureEditingResolver,
    VendorPicturesResolver,
    SolutionPicturesResolver,
    PersonPictureResolver,
    AccountPictureResolver,
    PostCoverResolver,
  ],
  access: {
    area: "catalog",
    operations: {
      "Mutation.editPicture": "signed in",
      "Mutation.orderPictures": "signed in",
      "Mutation.removePicture": "signed in",
    },
  },
  jobs: [collectPicturesJob, drawDemoPicturesJob, fetchPicturesJob],
  routers: [pictureUploads, privatePictures],
  personalData: mediaData,
};

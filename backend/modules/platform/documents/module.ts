import type { Module } from "../../../shared/module.ts";
import { collectDocumentsJob } from "./collect-documents.job.ts";
import { writeDemoDocumentsJob } from "./demo/demo-documents.job.ts";
import { DocumentEditingResolver } from "./editing/document-editing.resolver.ts";
import { SolutionDocumentsResolver, VendorDocumentsResolver } from "./fields/catalog-documents.resolver.ts";
import { documentData } from "./personal-data.ts";
import { readDocumentJob } from "./read-document.job.ts";
import { privateDocuments } from "./serving/document-files.ts";
import { DocumentSharingResolver } from "./sharing/document-sharing.resolver.ts";
import { documentUploads } from "./uploading/upload.routes.ts";

/** PDF files of vendors and solutions. */
export const documents: Module = {
  resolvers: [
    DocumentEditingResolver,
    DocumentSharingResolver,
    VendorDocumentsResolver,
    SolutionDocumentsResolver,
  ],
  access: {
    area: "catalog",
    operations: {
      "Mutation.editDocument": "signed in",
      "Mutation.removeDocument": "signed in",
      "Mutation.setDocumentShared": "signed in",
      "Query.offeredDocuments": "signed in",
    },
  },
  jobs: [readDocumentJob, collectDocumentsJob, writeDemoDocumentsJob],
  routers: [documentUploads, privateDocuments],
  personalData: documentData,
};

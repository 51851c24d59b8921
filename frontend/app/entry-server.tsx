import { AsyncLocalStorage } from "node:async_hooks";
import { CombinedGraphQLErrors, type NormalizedCacheObject } from "@apollo/client";
import type { GraphQLSchema } from "graphql";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { Preload } from "../features/routing/screen-route.tsx";
import { type ServerAnswer, ServerAnswerContext } from "../features/routing/server-answer.ts";
import { ViewerDocument } from "../features/viewer/viewer.generated.ts";
import { Freshness } from "../graphql/freshness.ts";
import { preloadWith } from "./apollo/preload.ts";
import { createServerClient } from "./apollo/server-client.ts";
import { type PageState, STATE_ELEMENT, serializeState } from "./page-state.ts";
import { Providers } from "./providers.tsx";
import { createRoutes, SCREENS } from "./router/routes.tsx";
import { assetTags, type PageAssets } from "./server/assets.ts";
import { renderTree } from "./server/render-tree.tsx";
import { createServerStyles, styleTags } from "./server/style-tags.ts";
import type { ThemeChoice } from "./theme/theme-choice.ts";

export { entryAssets } from "./server/assets.ts";

/** A page to render. */
export type PageRequest = {
  /** Path and search. */
  url: string;
  schema: GraphQLSchema;
  contextValue: unknown;
  theme: ThemeChoice;
  publicUrl: string;
  assets: PageAssets;
};

/** The page, or where it has moved to; `error` is the failure of the page or of a part of it, for the log. */
export type RenderedPage = { status: number; html: string; location?: string; error?: unknown };

/** The preload function of the page being rendered: with its data loaded first, one rendering is enough. */
const preloading = new AsyncLocalStorage<Preload>();

const handler = createStaticHandler(
  createRoutes(async (document, variables) => preloading.getStore()?.(document, variables)),
);

function modulesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    const handle: unknown = route.handle;
    return typeof handle === "object" && handle && "module" in handle ? [String(handle.module)] : [];
  });
}

/** The client and freshness record of one rendering. */
function createData({ schema, contextValue }: PageRequest) {
  const freshness = new Freshness();
  freshness.preloadedOnly = true;
  return {
    freshness,
    client: createServerClient(freshness, schema, contextValue as Record<string, unknown>),
  };
}

type PageData = ReturnType<typeof createData>;

async function renderPage(request: PageRequest, context: StaticHandlerContext, data: PageData) {
  const { theme, publicUrl, assets } = request;
  const { freshness, client } = data;
  const styles = createServerStyles();
  const answer: ServerAnswer = { status: 200, modules: new Set() };
  const { html, error, contained } = await renderTree(
    <ServerAnswerContext value={answer}>
      <Providers client={client} freshness={freshness} styles={styles} site={{ publicUrl }} theme={theme}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    </ServerAnswerContext>,
  );
  client.stop();
  const state: PageState = { cache: client.cache.extract() as NormalizedCacheObject, publicUrl, theme };
  if (context.errors) state.errors = context.errors;
  const page = html
    .replace(
      "</head>",
      () => `${assetTags(assets, [...modulesOf(context), ...answer.modules])}${styleTags(styles)}</head>`,
    )
    .replace(
      "</body>",
      () => `<script type="application/json" id="${STATE_ELEMENT}">${serializeState(state)}</script></body>`,
    );
  const { status, location } = answer;
  return { status, location, html: page, error, contained };
}

/** An invalid address is the visitor's error; anything else is ours. */
function statusOf(error: unknown): number {
  const codes = CombinedGraphQLErrors.is(error) ? error.errors.map(({ extensions }) => extensions?.code) : [];
  return codes.length > 0 && codes.every((code) => code === "BAD_USER_INPUT") ? 400 : 500;
}

/** Renders the page at an address, with its data and HTTP status. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const data = createData(request);
  const preload = preloadWith(data.client);
  const viewerLoaded = preload(ViewerDocument, {});
  const context = await preloading.run(preload, () =>
    handler.query(new Request(new URL(request.url, request.publicUrl))),
  );
  await viewerLoaded;
  if (context instanceof Response) {
    return { status: context.status, html: "", location: context.headers.get("Location") ?? "/" };
  }
  const { contained, ...page } = await renderPage(request, context, data);
  if (page.error === undefined) return { ...page, error: contained };
  const failure = { status: 500, statusText: "Internal Server Error", internal: false, data: null };
  const errors = { [SCREENS]: failure };
  const failed = await renderPage(request, { ...context, errors }, createData(request));
  return { ...failed, status: statusOf(page.error), error: page.error };
}

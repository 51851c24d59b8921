import { AsyncLocalStorage } from "node:async_hooks";
import type { MaybeMasked } from "@apollo/client";
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from "react-router-dom";
import type { Preload } from "../features/routing/screen-route.tsx";
import { type ServerAnswer, ServerAnswerContext } from "../features/routing/server-answer.ts";
import { ViewerDocument } from "../features/viewer/viewer.generated.ts";
import { PageData, PageDataContext } from "../graphql/page-data.ts";
import { SERVER_SOURCE } from "../graphql/source.ts";
import type { PageCard } from "../ui/pictures/page-card.ts";
import { type PageState, STATE_ELEMENT, serializeState } from "./page-state.ts";
import { Providers } from "./providers.tsx";
import { createRoutes, SCREENS } from "./router/routes.tsx";
import { assetTags, type PageAssets } from "./server/assets.ts";
import { type DrawnCard, drawnCard } from "./server/drawn-card.tsx";
import { type ExecuteOnSchema, executeOn } from "./server/execute.ts";
import { renderTree } from "./server/render-tree.tsx";
import { createServerStyles, styleTags } from "./server/style-tags.ts";
import type { ThemeChoice } from "./theme/theme-choice.ts";

export { entryAssets } from "./server/assets.ts";

/** A page to render. */
export type PageRequest = {
  /** Path and query string. */
  url: string;
  execute: ExecuteOnSchema;
  contextValue: unknown;
  theme: ThemeChoice;
  publicUrl: string;
  assets: PageAssets;
  /** The status of a page that failed. */
  statusOf: (error: unknown) => 400 | 500 | 503;
};

/** The rendered page or a redirect; `error` is the failure of the page or of a part of it, for the log. */
export type RenderedPage = {
  status: number;
  html: string;
  location?: string;
  error?: unknown;
  /** The social card of a public page. */
  card?: DrawnCard;
};

/** The preload function of the page being rendered; with its data preloaded, one rendering pass is enough. */
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

async function renderPage(request: PageRequest, context: StaticHandlerContext, data: PageData) {
  const { theme, publicUrl, assets } = request;
  const styles = createServerStyles();
  const answer: ServerAnswer = { status: 200, modules: new Set() };
  const onCard = (card: PageCard) => {
    answer.card = card;
  };
  const { html, error, contained } = await renderTree(
    <ServerAnswerContext value={answer}>
      <PageDataContext value={data}>
        <Providers source={SERVER_SOURCE} styles={styles} site={{ publicUrl, onCard }} theme={theme}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </PageDataContext>
    </ServerAnswerContext>,
  );
  const state: PageState = { answers: data.answers, publicUrl, theme };
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
  const card = answer.card && drawnCard(answer.card);
  return { status, location, card, html: page, error, contained };
}

/** Preloads a page's data; failures surface where the data is read. */
const preloadOf =
  (data: PageData): Preload =>
  async <Data,>(...operation: Parameters<PageData["load"]>) => {
    const answer = data.load(...operation);
    await answer.promise.catch(() => undefined);
    return answer.data as MaybeMasked<Data> | undefined;
  };

/** Renders the page at an address, with its data and HTTP status. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const data = new PageData(executeOn(request.execute, request.contextValue));
  const preload = preloadOf(data);
  const viewerLoaded = preload(ViewerDocument, {});
  const context = await preloading.run(preload, () =>
    handler.query(new Request(new URL(request.url, request.publicUrl))),
  );
  await viewerLoaded;
  data.reconcile();
  if (context instanceof Response) {
    return { status: context.status, html: "", location: context.headers.get("Location") ?? "/" };
  }
  // If a screen's module can't be loaded, there is nothing to render.
  let [error] = Object.values(context.errors ?? {});
  if (error === undefined) {
    const { contained, ...page } = await renderPage(request, context, data);
    if (page.error === undefined) return { ...page, error: contained };
    error = page.error;
  }
  const status = request.statusOf(error);
  const failure = { status, statusText: "", internal: false, data: null };
  const errors = { [SCREENS]: failure };
  const failed = await renderPage(request, { ...context, errors }, data);
  return { ...failed, status, error };
}

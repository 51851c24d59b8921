import type { ComponentType } from "react";
import type { LazyModule } from "../../../../features/routing/lazy-module.ts";
import type { Preload } from "../../../../features/routing/screen-route.tsx";
import type { Role } from "../../../../graphql/schema.generated.ts";

/** What a panel's module exports. */
export type PanelModule = {
  Component: ComponentType<{ title: string; role: Role }>;
  /** Starts the panel's queries before it is shown. */
  preload?: (start: Preload, search: URLSearchParams) => Promise<unknown>;
};

/** The dashboard's tabs. */
export type DashboardTab = "overview" | "admin" | "analytics" | "insights" | "collaboration" | "monitoring";

/** A self-contained part of the dashboard, loaded only when it is shown. */
export type DashboardPanel = {
  key: string;
  tab: DashboardTab;
  /** Who sees it; the server authorizes its operations independently. */
  roles: "all" | readonly Role[];
  title: string;
  /** The share of the row that it takes on wide screens. */
  width: "full" | "half";
  /** Path of the module in the project: the server announces its files to the browser. */
  modulePath: string;
  module: LazyModule<PanelModule>;
  /** Placeholder in the panel's shape. */
  Loading: ComponentType<{ title: string }>;
};

import type { ComponentType } from "react";
import type { LazyModule } from "../../../../features/routing/lazy-module.ts";
import type { Preload } from "../../../../features/routing/screen-route.tsx";
import type { Role } from "../../../../graphql/schema.generated.ts";

/** The exports of a panel's module. */
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
  /** The roles that see it; the server authorizes its operations independently. */
  roles: "all" | readonly Role[];
  title: string;
  /** Its width on wide screens: the full row or half of it. */
  width: "full" | "half";
  /** The path of the module in the project, by which the server preloads its files. */
  modulePath: string;
  module: LazyModule<PanelModule>;
  /** The placeholder in the panel's shape. */
  Loading: ComponentType<{ title: string }>;
};

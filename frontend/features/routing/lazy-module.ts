import { use } from "react";

/** A module that is loaded when it is first needed. */
export type LazyModule<Module> = {
  /** Starts loading, or returns the load already started. */
  load: () => Promise<Module>;
  /** The module, for rendering: suspends until it is loaded, and throws if it could not be. */
  read: () => Module;
  /** Discards a failed load, so that the next one retries. */
  reset: () => void;
};

/**
 * Like React's `lazy`, with two differences: a module that is already loaded renders without suspending, so
 * that preloading avoids the placeholder, and a failed load can be retried.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  const load = () => {
    loading ??= importModule().then((module) => {
      loaded = module;
      return module;
    });
    return loading;
  };
  return {
    load,
    read: () => loaded ?? use(load()),
    reset: () => {
      if (!loaded) loading = undefined;
    },
  };
}

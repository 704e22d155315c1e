import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

export type LazyPart<Props> = {
  /** To be shown within a `Suspense`. */
  readonly Part: ComponentType<Props>;
  /** Fetches it before it is shown. */
  readonly preload: () => Promise<unknown>;
};

/** A part of a screen that is fetched when it is first needed; once it is here it is drawn at once, without a pause. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const Fetched = lazy(preload);
  function Part(props: Props) {
    // What it began as it stays, or it would lose its state when the code arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(Shown, props);
  }
  return { Part, preload };
}

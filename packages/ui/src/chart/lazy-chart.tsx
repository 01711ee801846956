import { type ComponentType, lazy } from 'react';

/** Stands in the place of a chart whose code is not on the device, as in the first minute of a hub that is then offline. */
function NoChart() {
  return <p className="text-13 text-muted">The chart can’t be loaded. Reload the page.</p>;
}

/** A chart whose code is loaded when it is first drawn. If that fails, a sentence is shown instead. */
export const lazyChart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (chart) => ({ default: chart }),
      () => ({ default: NoChart }),
    ),
  );

import type { createMemoryRouter } from 'react-router-dom';

/** Resolves when the code of the first screen is loaded, or could not be loaded. */
export async function untilLoaded(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

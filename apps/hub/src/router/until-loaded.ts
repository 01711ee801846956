import type { createMemoryRouter } from 'react-router-dom';

/** Waits until the code of the first screen is there, or has failed to come. */
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

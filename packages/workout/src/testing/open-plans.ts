import { type mockServer, openTool } from '@hub/tool-kit/testing/page';
import { plansRoutes } from '../coach/plans/routes';
import { samsStore, type SampleStore, storeHandlers } from './index';

/** What opens a page of plans as their coach, with the records of Sam on `server`, and `values` in their place. */
export function plansOpener(server: ReturnType<typeof mockServer>) {
  return (path: string, values: Partial<SampleStore> = {}) => {
    const store = samsStore(values);
    server.use(...storeHandlers(store));
    return { store, ...openTool(plansRoutes, path, { isAdmin: true }) };
  };
}

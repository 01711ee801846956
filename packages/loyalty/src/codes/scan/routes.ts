import type { RouteObject } from 'react-router-dom';
import { loyaltyPaths } from '../../paths';

/**
 * The scanner's screen, whose code is a file of its own. It lies beside the codes: what it shares with the forms is in their
 * file, which the list does not load.
 */
export const scanRoutes: RouteObject[] = [
  {
    path: loyaltyPaths.scan,
    lazy: async () => ({ Component: (await import('../../scan/scan.page')).ScanPage }),
  },
];

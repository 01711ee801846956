import type { RouteObject } from 'react-router-dom';
import { loyaltyPaths } from '../../paths';

/**
 * The scanner's screen, which is a separate file. It is in the folder of the codes, because it shares code
 * with the forms, which the list does not load.
 */
export const scanRoutes: RouteObject[] = [
  {
    path: loyaltyPaths.scan,
    lazy: async () => ({ Component: (await import('../../scan/scan.page')).ScanPage }),
  },
];

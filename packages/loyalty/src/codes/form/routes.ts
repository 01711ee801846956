import type { RouteObject } from 'react-router-dom';
import { loyaltyPaths } from '../../paths';

/**
 * The screens with a form, and the terms, whose code is a file of its own: at a till nobody loads it. It lies beside the codes,
 * whose rules a form needs.
 */
export const formRoutes: RouteObject[] = [
  {
    path: loyaltyPaths.add,
    lazy: async () => ({ Component: (await import('../../pages/add.page')).AddPage }),
  },
  {
    path: loyaltyPaths.terms,
    lazy: async () => ({ Component: (await import('../../pages/terms.page')).TermsPage }),
  },
  {
    path: loyaltyPaths.edit(':id'),
    lazy: async () => ({ Component: (await import('../../pages/edit.page')).EditPage }),
  },
];

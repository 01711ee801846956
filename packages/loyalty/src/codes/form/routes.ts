import type { RouteObject } from 'react-router-dom';
import { loyaltyPaths } from '../../paths';

/**
 * The screens with a form, and the terms. They are a separate file, because nobody needs them at a till, in
 * the folder of the codes, because a form needs their rules.
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

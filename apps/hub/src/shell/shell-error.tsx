import { ErrorPage } from '../pages/error.page';
import { PageError } from '../router/page-error';

/** Stands in place of a page behind sign-in that failed: header, menu and the way home still work. */
export function ShellError() {
  return <PageError Page={ErrorPage} />;
}

import { ErrorPage } from '../pages/error.page';
import { PageError } from '../router/page-error';

/** Replaces a failed page behind the sign-in: header, menu and the link to home still work. */
export function ShellError() {
  return <PageError Page={ErrorPage} />;
}

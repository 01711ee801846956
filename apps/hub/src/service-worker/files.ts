import { HUB_ID_HEADER } from '@hub/pb-client/hub-id-header';

/** A file of the build. `revision` is `null` if the file's name contains its hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  /** Whether it is large and only few screens need it; the build decides (`vite/service-worker.ts`). */
  isLater?: boolean;
  /** Whether it is cached only after somebody has used it. */
  isOnUse?: boolean;
}

/** Splits the files by when they are fetched: at the installation, in an idle minute after it, or on use. */
export function splitByTime<File extends BuiltFile>(
  files: readonly File[],
): { first: File[]; later: File[]; onUse: File[] } {
  return {
    first: files.filter(({ isLater, isOnUse }) => isLater !== true && isOnUse !== true),
    later: files.filter(({ isLater }) => isLater === true),
    onUse: files.filter(({ isOnUse }) => isOnUse === true),
  };
}

/** Whether a response is a file of the hub: it has the hub's header, which a captive portal's does not. */
export function isFile({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && headers.has(HUB_ID_HEADER);
}

/** Whether the hub itself says that the file does not exist: a newer version has replaced this one. */
export function isMissing({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 404 && headers.has(HUB_ID_HEADER);
}

/**
 * The response, if it is the hub's. Otherwise the file is fetched again: the browser may have cached it before the
 * hub had its header.
 */
export function hubsOwn(url: string, answer: Response): Promise<Response> {
  return isFile(answer) ? Promise.resolve(answer) : fetch(url, { cache: 'reload' });
}

/** Whether a path is a screen of the hub, not a route of the server and not a file. */
export function isScreen(pathname: string): boolean {
  return !/^\/(api|_)(\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname);
}

import { MARK_HEADER } from '@hub/pb-client/mark-header';

/** A file of the build. `revision` is `null` if the file's name contains its hash. */
export interface BuiltFile {
  url: string;
  revision: string | null;
  /** Whether it is heavy and few screens need it: the build says so (`vite/service-worker.ts`). */
  isLater?: boolean;
  /** Whether it is kept only when somebody has used it. */
  isOnUse?: boolean;
}

/** Splits the files into those fetched at the installation, in the first idle minute after it, and when they are used. */
export function splitByTime<File extends BuiltFile>(
  files: readonly File[],
): { first: File[]; later: File[]; onUse: File[] } {
  return {
    first: files.filter(({ isLater, isOnUse }) => isLater !== true && isOnUse !== true),
    later: files.filter(({ isLater }) => isLater === true),
    onUse: files.filter(({ isOnUse }) => isOnUse === true),
  };
}

/** Whether an answer is a file of the hub: it bears the hub's mark, which nothing else on the way to it has. */
export function isFile({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && headers.has(MARK_HEADER);
}

/** Whether the hub itself says that it has no such file: a newer version has taken the place of this one. */
export function isGone({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 404 && headers.has(MARK_HEADER);
}

/** A file as the hub itself gives it: what the browser still has from before the hub marked its answers is fetched anew. */
export function hubsOwn(url: string, answer: Response): Promise<Response> {
  return isFile(answer) ? Promise.resolve(answer) : fetch(url, { cache: 'reload' });
}

/** Whether an address is a screen of the hub: not the server's own, and not a file. */
export function isScreen(pathname: string): boolean {
  return !/^\/(api|_)(\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname);
}

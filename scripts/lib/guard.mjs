import { spawn } from 'node:child_process';

/**
 * Waits for the end of its input, which comes when the process at the other end of the pipe has ended; then
 * ends a process group.
 */
const WATCH = `
  read -r _
  kill -s TERM -- "-$0"
  for _ in 1 2 3 4 5; do
    sleep 1
    kill -s 0 -- "-$0" || exit
  done
  kill -s KILL -- "-$0"
`;

/**
 * Ends a program and everything that it has started if this process ends without doing so, for example
 * because it is killed. Node can't ask the system for that, and a pipe works the same on Linux and macOS.
 * @param {number | undefined} group the program's process group; `undefined` if it could not be started
 * @returns {() => void} to call when the program has ended
 */
export function guard(group) {
  if (group === undefined) return () => {};
  const watcher = spawn('sh', ['-c', WATCH, String(group)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}

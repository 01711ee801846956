import { spawn } from 'node:child_process';

/** Waits for the end of its input, which comes when whoever holds the pipe is gone; then ends a process group. */
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
 * Ends a program with all that it has started should this process be gone without having done so: killed, it
 * gets no chance to. Node can't ask the system for that, and a pipe works the same on Linux and macOS.
 * @param {number | undefined} group the program's process group; none when it could not be started
 * @returns {() => void} to be called when the program has ended
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

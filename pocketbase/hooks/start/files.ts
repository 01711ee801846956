/** Whether there is a file or folder. */
export function exists(path: string): boolean {
  try {
    $os.stat(path);
    return true;
  } catch {
    return false;
  }
}

/** The value in a file of JSON; `null` if it can't be read. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(toString($os.readFile(path)));
  } catch {
    return null;
  }
}

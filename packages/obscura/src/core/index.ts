import { kindOf } from './kind';
import { FileProblem, UNSUPPORTED } from './problem';
import type { Report } from './report';

export interface CleanOptions {
  strip: boolean;
  resize: boolean;
  watermark: string | null;
}

export interface Cleaned {
  bytes: Uint8Array;
  before: Report;
  after: Report;
}

export function inspect(bytes: Uint8Array): Promise<Report> {
  const kind = kindOf(bytes);
  if (!kind) throw new FileProblem(UNSUPPORTED);
  return Promise.resolve({ kind, size: null, pages: null, details: [], kept: [], warnings: [] });
}

export async function clean(
  bytes: Uint8Array,
  _options: CleanOptions,
  { onProgress }: { onProgress?: (share: number) => void } = {},
): Promise<Cleaned> {
  const before = await inspect(bytes);
  onProgress?.(1);
  return { bytes, before, after: before };
}

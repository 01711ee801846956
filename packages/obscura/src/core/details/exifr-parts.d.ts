declare module 'exifr/src/core.mjs' {
  import type { ExifBlocks } from './exifr';

  export const tagKeys: Map<string, Map<number, string>>;
  export function extendDictionary(
    group: Map<string, Map<number, string>>,
    block: string,
    tags: readonly (readonly [code: number, name: string])[],
  ): void;
  export function parse(tiff: Uint8Array, options: object): Promise<ExifBlocks | undefined>;
}

declare module 'exifr/src/dicts/*';
declare module 'exifr/src/file-parsers/*';
declare module 'exifr/src/segment-parsers/*';

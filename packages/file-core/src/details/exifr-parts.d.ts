declare module 'exifr/src/core.mjs' {
  /** Tags by name; a tag without a name is listed under its number. */
  export type Tags = Readonly<Record<string, unknown>>;

  /** The contents of a TIFF block, by directory: IFD0, IFD1 (thumbnail), Exif, GPS and interoperability. */
  export interface ExifBlocks {
    ifd0?: Tags;
    ifd1?: Tags;
    exif?: Tags;
    gps?: Tags;
    interop?: Tags;
    makerNote?: unknown;
    userComment?: unknown;
  }

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

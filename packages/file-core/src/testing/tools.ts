import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Programs and libraries that are independent of Obscura, with which the tests check its output. */

/** A decoded picture as it is stored, without its orientation and its colour profile applied. */
export interface Pixels {
  width: number;
  height: number;
  channels: number;
  /** `ushort` for 16 bits per channel, in two bytes of the machine's byte order; otherwise `uchar`. */
  depth: string;
  data: Buffer;
}

const OUTPUT_LIMIT = 1 << 29;
const INFLATED_LIMIT = 1 << 26;
/** How many levels of compressed data inside compressed data are searched. */
const DEPTH = 3;
/** qpdf's exit code for "done, with warnings". */
const QPDF_WARNED = 3;

/** Calls a function with a temporary folder that contains the bytes as a file. */
async function withFile<T>(
  bytes: Uint8Array,
  name: string,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'obscura-'));
  try {
    const file = join(folder, name);
    await writeFile(file, bytes);
    return await work(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ask(program: string, args: readonly string[], accepted: readonly number[] = [0]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { encoding: 'buffer', maxBuffer: OUTPUT_LIMIT }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') {
        reject(new Error(`${program} is not installed: "npm run check" installs it, or says how.`));
      } else if (error && !accepted.includes(Number(error.code))) {
        reject(new Error(`${program} failed: ${stderr.toString()}`, { cause: error }));
      } else {
        resolve(stdout);
      }
    });
  });
}

/**
 * Everything that exiftool finds, including unknown tags and embedded files, as `Group:Tag` (`IFD0:Make`,
 * `XMP-dc:Creator`; a repeated one as `IFD0:Copy1:Make`), with numbers unconverted; without the properties of
 * the file on the disk and of exiftool itself.
 * @param extension without the dot
 */
export async function exiftool(bytes: Uint8Array, extension: string): Promise<Record<string, unknown>> {
  const [tags = {}] = await exiftoolOfAll([bytes], extension);
  return tags;
}

/** The same for many files in one run: starting the program takes longer than reading a file. */
export async function exiftoolOfAll(
  files: readonly Uint8Array[],
  extension: string,
): Promise<Record<string, unknown>[]> {
  const args = ['-json', '-G1:4', '-a', '-u', '-ee', '-n', '-api', 'LargeFileSupport=1'];
  const folder = await mkdtemp(join(tmpdir(), 'obscura-'));
  try {
    const names = files.map((_, index) => join(folder, `${index}.${extension}`));
    await Promise.all(files.map((bytes, index) => writeFile(names[index] ?? '', bytes)));
    const json = await ask('exiftool', [...args, ...names], [0, 1]);
    return (JSON.parse(json.toString()) as Record<string, unknown>[]).map(ofTheContent);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function ofTheContent(tags: Record<string, unknown>): Record<string, unknown> {
  const isOfTheFile = (name: string) =>
    name.includes(':') && !/^(System|ExifTool:ExifToolVersion)/.test(name);
  return Object.fromEntries(Object.entries(tags).filter(([name]) => isOfTheFile(name)));
}

/** A file to which exiftool has written these tags, each in the form `-XMP-dc:Creator=Sam`. */
export async function writtenByExiftool(
  bytes: Uint8Array,
  extension: string,
  tags: readonly string[],
): Promise<Uint8Array> {
  return withFile(bytes, `file.${extension}`, async (file) => {
    await ask('exiftool', ['-q', '-overwrite_original', ...tags, file]);
    return readFile(file);
  });
}

/**
 * A PDF as qpdf writes it for human readers: without object streams, with inflated streams, one character per
 * byte.
 */
export async function qpdfText(bytes: Uint8Array): Promise<string> {
  return withFile(bytes, 'in.pdf', async (file, folder) => {
    const out = join(folder, 'out.pdf');
    await ask('qpdf', ['--qdf', '--object-streams=disable', file, out], [0, QPDF_WARNED]);
    return (await readFile(out)).toString('latin1');
  });
}

/** The pages of a PDF as poppler renders them at 72 dpi, each as a PPM file. */
export async function render(bytes: Uint8Array): Promise<Uint8Array[]> {
  return withFile(bytes, 'in.pdf', async (file, folder) => {
    await ask('pdftoppm', ['-r', '72', file, join(folder, 'page')]);
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).sort();
    return Promise.all(pages.map((name) => readFile(join(folder, name))));
  });
}

/** The text on a PDF's pages, as poppler reads it. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return withFile(bytes, 'in.pdf', async (file) => (await ask('pdftotext', ['-q', file, '-'])).toString());
}

/**
 * The exact pixels of a JPEG or PNG from libvips: four channels for CMYK, 16 bits if the picture has them.
 */
export async function pixels(bytes: Uint8Array): Promise<Pixels> {
  const picture = sharp(bytes, { ignoreIcc: true, failOn: 'none', limitInputPixels: false });
  const { space, depth } = await picture.metadata();
  const isDeep = depth === 'ushort';
  if (space === 'cmyk') picture.pipelineColourspace('cmyk').toColourspace('cmyk');
  else if (isDeep) picture.toColourspace(space === 'grey16' ? 'grey16' : 'rgb16');
  const { data, info } = await picture
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    channels: info.channels,
    depth: isDeep ? 'ushort' : 'uchar',
    data,
  };
}

/**
 * Whether the bytes contain a secret: as ASCII, as UTF-16 in either byte order, as hexadecimal digits, and
 * the same in anything that can be inflated, three levels deep.
 */
export function holds(bytes: Uint8Array, secret: string): boolean {
  const little = Buffer.from(secret, 'utf16le');
  const big = Buffer.from(little).swap16();
  const plain = Buffer.from(secret);
  const hex = [plain, big].flatMap((form) => [form.toString('hex'), form.toString('hex').toUpperCase()]);
  const forms = [plain, little, big, ...hex.map((digits) => Buffer.from(digits))];
  return holdsAny(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), forms, DEPTH);
}

function holdsAny(bytes: Buffer, forms: readonly Buffer[], depth: number): boolean {
  if (forms.some((form) => bytes.includes(form))) return true;
  if (depth === 0) return false;
  for (let at = bytes.indexOf(0x78); at !== -1; at = bytes.indexOf(0x78, at + 1)) {
    const inflated = inflateAt(bytes, at);
    if (inflated && holdsAny(inflated, forms, depth - 1)) return true;
  }
  return false;
}

/**
 * Inflates the data at an offset if a zlib header is there (RFC 1950); its checksum may be wrong, its end
 * missing.
 */
function inflateAt(bytes: Buffer, at: number): Buffer | null {
  if (at + 2 > bytes.length || bytes.readUInt16BE(at) % 31 !== 0) return null;
  try {
    return inflateRawSync(bytes.subarray(at + 2), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: INFLATED_LIMIT,
    });
  } catch {
    return null; // Not compressed data after all.
  }
}

/** The pixels of a PNG as they are seen: without the colours of those that have no opacity at all. */
export async function seenPixels(bytes: Uint8Array): Promise<Pixels> {
  const picture = await pixels(bytes);
  const { channels, data, depth } = picture;
  if (channels !== 2 && channels !== 4) return picture;
  const values = depth === 'ushort' ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  for (let at = 0; at < values.length; at += channels) {
    if (values[at + channels - 1] === 0) values.fill(0, at, at + channels);
  }
  return picture;
}

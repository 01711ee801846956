import { cbc } from '@noble/ciphers/aes.js';
import { md5 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { PDFBool, PDFDict, PDFName, type PDFRef } from '../pdf-lib';
import { nameFor, textOfName } from '../names';
import { sameBytes } from '../../bytes';
import { FileProblem } from '../../problem';
import { type Resolve, bytesOf, numberOf } from '../values';
import { rc4 } from './rc4';

/** The message for a file that can't be opened without its password. */
const NEEDS_PASSWORD = 'Can’t be opened: it needs a password. Save a copy without one, and choose that.';
/** The message for a file that is encrypted for certain people, or in another way. */
const OTHER_ENCRYPTION =
  'Can’t be opened: it is encrypted in a way that Obscura does not know. Save a copy without that, and choose it.';

/** The bytes that pad a password (ISO 32000-2, 7.6.4.3, algorithm 2); alone, the empty password. */
const EMPTY_PASSWORD = Uint8Array.of(
  ...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08],
  ...[0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a],
);
const AES_SALT = Uint8Array.of(0x73, 0x41, 0x6c, 0x54);
const BLOCK = 16;

type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

/** Decrypts the strings and the stream of an object. */
export interface Decryption {
  text: (bytes: Uint8Array, ref: PDFRef) => Uint8Array;
  stream: (bytes: Uint8Array, ref: PDFRef) => Uint8Array;
  /** Whether the document's XMP is encrypted like the rest. */
  encryptsMetadata: boolean;
}

interface Values {
  version: number;
  revision: number;
  keyLength: number;
  owner: Uint8Array;
  user: Uint8Array;
  userKey: Uint8Array;
  permissions: number;
  encryptsMetadata: boolean;
  id: Uint8Array;
}

/**
 * How to decrypt a file that opens without a password (ISO 32000-2, 7.6.4). Throws a `FileProblem` if it
 * needs one.
 * @param id the first of the file's two identifiers
 */
export function decryptionOf(dict: PDFDict, id: Uint8Array, resolve: Resolve): Decryption {
  const filter = resolve(dict.get(nameFor('Filter')));
  const values = valuesOf(dict, id, resolve);
  if (filter !== nameFor('Standard') || ![1, 2, 4, 5].includes(values.version)) {
    throw new FileProblem(OTHER_ENCRYPTION);
  }
  const method = (name: string) => (values.version < 4 ? 'rc4' : methodOf(dict, name, resolve));
  const [forText, forStreams] = [method('StrF'), method('StmF')];
  const key = values.version === 5 ? keyOfVersion5(values) : keyOfVersions1To4(values);
  // If only attached files are encrypted, the document is read without a key.
  const isOpen = forText === 'none' && forStreams === 'none';
  if (!key && !isOpen) throw new FileProblem(NEEDS_PASSWORD);
  return {
    text: (bytes, ref) => decrypted(bytes, forText, key ?? bytes, ref),
    stream: (bytes, ref) => decrypted(bytes, forStreams, key ?? bytes, ref),
    encryptsMetadata: values.encryptsMetadata,
  };
}

function valuesOf(dict: PDFDict, id: Uint8Array, resolve: Resolve): Values {
  const value = (key: string) => resolve(dict.get(nameFor(key)));
  const number = (key: string, otherwise: number) => numberOf(value(key)) ?? otherwise;
  const text = (key: string) => bytesOf(value(key));
  const version = number('V', 0);
  const bits = version === 1 ? 40 : number('Length', version === 4 ? 128 : 40);
  return {
    version,
    revision: number('R', 0),
    keyLength: Math.min(Math.max(bits < 40 ? bits : bits / 8, 5), 16),
    owner: text('O'),
    user: text('U'),
    userKey: text('UE'),
    permissions: number('P', 0),
    encryptsMetadata: value('EncryptMetadata') !== PDFBool.False,
    id,
  };
}

function methodOf(dict: PDFDict, use: string, resolve: Resolve): Method {
  const name = resolve(dict.get(nameFor(use)));
  const filters = resolve(dict.get(nameFor('CF')));
  if (!(name instanceof PDFName) || name === nameFor('Identity')) return 'none';
  const filter = filters instanceof PDFDict ? resolve(filters.get(name)) : undefined;
  const method = filter instanceof PDFDict ? resolve(filter.get(nameFor('CFM'))) : undefined;
  switch (method instanceof PDFName ? textOfName(method) : 'None') {
    case 'None':
      return 'none';
    case 'V2':
      return 'rc4';
    case 'AESV2':
      return 'aes128';
    case 'AESV3':
      return 'aes256';
    default:
      throw new FileProblem(OTHER_ENCRYPTION);
  }
}

/** Version 4 has keys of 128 bits; one that really has 40 is padded with zeros, as in Acrobat. */
function keyOfVersions1To4(values: Values): Uint8Array | null {
  if (values.version !== 4) return keyOfLength(values);
  const key = keyOfLength(values) ?? keyOfLength({ ...values, keyLength: 16 });
  return key && Uint8Array.from({ length: 16 }, (_, index) => key[index] ?? 0);
}

/** Algorithm 2, and 4 to 6 to check the empty password. */
function keyOfLength(values: Values): Uint8Array | null {
  const { revision, keyLength, owner, user, permissions, encryptsMetadata, id } = values;
  const flags = new Uint8Array(4);
  new DataView(flags.buffer).setInt32(0, permissions, true);
  const metadataSalt = revision >= 4 && !encryptsMetadata ? [0xff, 0xff, 0xff, 0xff] : [];
  let hash = md5(
    Uint8Array.of(...EMPTY_PASSWORD, ...owner.subarray(0, 32), ...flags, ...id, ...metadataSalt),
  );
  if (revision >= 3) for (let round = 0; round < 50; round += 1) hash = md5(hash.slice(0, keyLength));
  const key = hash.slice(0, keyLength);
  if (revision < 3) return sameBytes(rc4(key, EMPTY_PASSWORD), user.subarray(0, 32)) ? key : null;
  let check: Uint8Array = md5(Uint8Array.of(...EMPTY_PASSWORD, ...id));
  for (let round = 0; round < 20; round += 1)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return sameBytes(check, user.subarray(0, BLOCK)) ? key : null;
}

/** Algorithm 2.A for the empty password. */
function keyOfVersion5({ user, userKey, revision }: Values): Uint8Array | null {
  const hash = revision >= 6 ? hashOfRevision6 : sha256;
  if (user.length < 48 || userKey.length < 32) return null;
  if (!sameBytes(hash(user.slice(32, 40)), user.subarray(0, 32))) return null;
  return aes(hash(user.slice(40, 48)), new Uint8Array(BLOCK), userKey.slice(0, 32));
}

/** Algorithm 2.B for the empty password. */
function hashOfRevision6(salt: Uint8Array): Uint8Array {
  let hash: Uint8Array = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = new Uint8Array(hash.length * 64);
    for (let index = 0; index < 64; index += 1) repeated.set(hash, index * hash.length);
    const cipher = cbc(hash.slice(0, 16), hash.slice(16, 32), { disablePadding: true });
    const data = cipher.encrypt(repeated);
    const remainder = data.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = remainder === 0 ? sha256(data) : remainder === 1 ? sha384(data) : sha512(data);
    last = data.at(-1) ?? 0;
  }
  return hash.slice(0, 32);
}

/** Algorithms 1 and 1.A. */
function decrypted(bytes: Uint8Array, method: Method, key: Uint8Array, ref: PDFRef): Uint8Array {
  if (method === 'none') return bytes;
  if (method === 'aes256') return unpadded(bytes, key);
  const { objectNumber: number, generationNumber: generation } = ref;
  const own = [number, number >> 8, number >> 16, generation, generation >> 8].map((byte) => byte & 0xff);
  const salt = method === 'aes128' ? AES_SALT : [];
  const objectKey = md5(Uint8Array.of(...key, ...own, ...salt)).slice(0, Math.min(key.length + 5, 16));
  return method === 'rc4' ? rc4(objectKey, bytes) : unpadded(bytes, objectKey);
}

/** The decrypted data without the padding; the first 16 bytes are the initialization vector. */
function unpadded(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  const whole = bytes.length - (bytes.length % BLOCK);
  if (whole < 2 * BLOCK) return new Uint8Array();
  const plain = aes(key, bytes.slice(0, BLOCK), bytes.slice(BLOCK, whole));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : plain;
}

function aes(key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array {
  return cbc(key, iv, { disablePadding: true }).decrypt(bytes);
}

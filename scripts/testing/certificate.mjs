import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './folder.mjs';

/**
 * Puts a self-signed certificate where the hub stores its certificates, as if the certificate authority had
 * issued it.
 * @param {string} data the data folder
 * @param {string} domain
 * @returns {Promise<string>} the certificate, to be trusted
 */
export async function placeCertificate(data, domain) {
  const folder = await temporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const who = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`, '-days', '2'];
  await promisify(execFile)('openssl', ['req', '-x509', ...ec, ...who, '-keyout', key, '-out', certificate]);
  const cache = join(data, '.autocert_cache');
  await mkdir(cache, { recursive: true, mode: 0o700 });
  const pair = [await readFile(key, 'utf8'), await readFile(certificate, 'utf8')];
  await writeFile(join(cache, domain), pair.join(''), { mode: 0o600 });
  return pair[1] ?? '';
}

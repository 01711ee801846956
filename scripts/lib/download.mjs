import { createHash } from 'node:crypto';

/**
 * Downloads a file into memory and checks it. Fails quickly if the address is blocked.
 * @param {string} url
 * @param {object} options
 * @param {string} options.sha256 the expected hash, in hexadecimal
 * @param {number} [options.answerMs] how long the server may take to respond
 * @param {number} [options.stallMs] how long the stream may pause
 * @returns {Promise<Buffer>}
 * @throws {Error} if it does not arrive complete and with the expected hash
 */
export async function download(url, { sha256, answerMs = 6000, stallMs = 15_000 }) {
  const abort = new AbortController();
  const timer = watch(abort, answerMs);
  try {
    const response = await fetch(url, { signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`);
    const chunks = [];
    timer.restart(stallMs);
    for await (const chunk of response.body) {
      chunks.push(chunk);
      timer.restart(stallMs);
    }
    return checked(Buffer.concat(chunks), sha256);
  } finally {
    timer.stop();
    abort.abort();
  }
}

/**
 * @param {Buffer} file
 * @param {string} sha256
 */
function checked(file, sha256) {
  const found = createHash('sha256').update(file).digest('hex');
  if (found !== sha256) throw new Error(`the file is not the expected one (SHA-256 ${found}, not ${sha256})`);
  return file;
}

/**
 * @param {AbortController} abort
 * @param {number} ms
 */
function watch(abort, ms) {
  const expire = () => abort.abort(new Error('the server does not answer'));
  let timer = setTimeout(expire, ms);
  return {
    /** @param {number} next */
    restart(next) {
      clearTimeout(timer);
      timer = setTimeout(expire, next);
    },
    stop: () => clearTimeout(timer),
  };
}

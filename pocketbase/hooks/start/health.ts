import { readAddress } from './address';

/** How long the hub may take to respond, in seconds. */
const TIMEOUT_S = 5;

/**
 * A container's health check: exits with 0 if the hub on this machine answers, otherwise with 1. With a
 * domain it asks the http listener, because the certificate is for the domain only; that listener refuses a
 * POST.
 */
export function askHealth(): never {
  const address = readAddress((name) => $os.getenv(name));
  if (typeof address === 'string') return $os.exit(1);
  const here = address.http.replace(/^0\.0\.0\.0:/, '127.0.0.1:').replace(/^\[::\]:/, '[::1]:');
  const isLed = address.domain !== '';
  try {
    const { statusCode } = $http.send({
      url: `http://${here}/api/health`,
      method: isLed ? 'POST' : 'GET',
      timeout: TIMEOUT_S,
    });
    return $os.exit(statusCode === (isLed ? 400 : 200) ? 0 : 1);
  } catch {
    return $os.exit(1);
  }
}

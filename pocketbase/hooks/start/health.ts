import { readAddress } from './address';

/** How long the hub may take to answer, in seconds. */
const TIMEOUT_S = 5;

/**
 * Ends with 0 when the hub on this machine answers, and with 1 when it does not: the health check of a container. With a
 * domain it asks the listener that leads to HTTPS, for the certificate is for the domain's name alone; it refuses a POST.
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

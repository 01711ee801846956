import { startPublicServices } from './public-services';
import { startServer } from './server';

interface Asking {
  token?: string;
  isPressed?: boolean;
}

/** A hub beside stand-ins for the public services, and somebody who is signed in. */
export async function startPublicHub() {
  const services = await startPublicServices();
  const server = await startServer({ services: services.env });
  const mei = await server.createUser();
  return {
    services,
    server,
    mei,
    /** Asks a route under `/api/hub/`, as Mei unless said otherwise; with `isPressed` as "Try again" asks. */
    async ask(path: string, { token = mei.client.authStore.token, isPressed = false }: Asking = {}) {
      const headers = { Authorization: token, ...(isPressed && { 'Cache-Control': 'no-cache' }) };
      const response = await fetch(`${server.url}/api/hub/${path}`, { headers });
      const retryAfter = response.headers.get('Retry-After');
      return {
        status: response.status,
        age: response.headers.get('X-Hub-Age'),
        /** In seconds. */
        retryAfter: retryAfter === null ? null : Number(retryAfter),
        body: (await response.json()) as unknown,
      };
    },
    async stop() {
      await server.stop();
      await services.stop();
    },
  };
}

/** What the tests of the two public services' routes are given. */
export type PublicHub = Awaited<ReturnType<typeof startPublicHub>>;

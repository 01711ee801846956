import { startPublicServices, startServer } from '../testing';

/** A hub beside stand-ins for the public services, and somebody who is signed in. */
export async function startPublicHub() {
  const services = await startPublicServices();
  const server = await startServer({ services: services.env });
  const mei = await server.createUser();
  return {
    services,
    server,
    mei,
    /** Asks a route under `/api/hub/`, as Mei unless said otherwise. */
    async ask(path: string, token = mei.client.authStore.token) {
      const response = await fetch(`${server.url}/api/hub/${path}`, { headers: { Authorization: token } });
      return {
        status: response.status,
        age: response.headers.get('X-Hub-Age'),
        body: (await response.json()) as unknown,
      };
    },
    async stop() {
      await server.stop();
      await services.stop();
    },
  };
}

export type PublicHub = Awaited<ReturnType<typeof startPublicHub>>;

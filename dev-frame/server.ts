import { http, HttpResponse } from 'msw';

const CONNECTED = 'id:dev\nevent:PB_CONNECT\ndata:{"clientId":"dev"}\n\n';

/** A live connection that stays open and never sends an event. */
function silentStream(): Response {
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(CONNECTED)),
  });
  return new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } });
}

/** The server's responses that every tool needs. */
export const serverHandlers = [
  // Requested after a slow response.
  http.get('*/api/hub/here', () => HttpResponse.json({})),
  http.get('*/api/realtime', silentStream),
  http.post('*/api/realtime', () => new HttpResponse(null, { status: 204 })),
];

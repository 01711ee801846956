import { ClientResponseError } from 'pocketbase';

/** How a request was refused: the status and each field's sentence. Throws when it was not. */
export async function refusal(
  request: Promise<unknown>,
): Promise<{ status: number; fields: Record<string, string> }> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ClientResponseError)) throw error;
    const { data } = error.response as { data?: Record<string, { message?: string }> };
    const fields = Object.entries(data ?? {}).map(([name, { message = '' }]) => [name, message] as const);
    return { status: error.status, fields: Object.fromEntries(fields) };
  }
  throw new Error('The request was not refused.');
}

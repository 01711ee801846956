import type PocketBase from 'pocketbase';
import { request } from './request';

interface FileOwner {
  id: string;
  collectionName: string;
}

/** The address of a protected file, with a token that opens it for three minutes. */
export function protectedFileUrl(client: PocketBase, record: FileOwner, fileName: string): Promise<string> {
  return request(client, async () => {
    const token = await client.files.getToken();
    return client.files.getURL(record, fileName, { token });
  });
}

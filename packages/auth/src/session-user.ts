import { optionalText, text } from '@hub/pb-client';
import type { BaseAuthStore } from 'pocketbase';
import * as v from 'valibot';
import { isAdmin } from './is-admin';

/** The person who is signed in. */
export interface SessionUser {
  id: string;
  email: string;
  name: string | null;
  username: string | null;
  isAdmin: boolean;
}

const storedUser = v.object({
  id: text,
  email: text,
  name: v.optional(optionalText, ''),
  username: v.optional(optionalText, ''),
  role: v.optional(text),
  isAdmin: v.optional(v.boolean()),
});

/** The person whose session the store holds; `null` for none, one that has run out, or one in a shape of the past. */
export function readUser(store: BaseAuthStore): SessionUser | null {
  const stored = v.safeParse(storedUser, store.record);
  if (!store.isValid || !stored.success) return null;
  const { id, email, name, username, ...rights } = stored.output;
  return { id, email, name, username, isAdmin: isAdmin({ email, ...rights }) };
}

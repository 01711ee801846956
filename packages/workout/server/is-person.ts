/** Whether a request comes from a person of the hub, not from the admin console. */
export function isPerson(auth: HubRecord | null): auth is HubRecord {
  return auth !== null && !auth.isSuperuser();
}

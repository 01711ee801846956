/** The message after a save: saved, or stored on this device until the hub can be reached. */
export function savedInWords(waits: boolean): string {
  return waits ? 'Kept on this device. It will be saved when the hub can be reached.' : 'Saved';
}

/** The message after a deletion: deleted, or stored on this device until the hub can be reached. */
export function deletedInWords(waits: boolean): string {
  return waits ? 'Kept on this device. It will be deleted when the hub can be reached.' : 'Deleted';
}

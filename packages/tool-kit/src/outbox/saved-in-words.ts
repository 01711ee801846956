/** What is said after a save: that it is done, or that it waits on the device until the hub can be reached. */
export function savedInWords(waits: boolean): string {
  return waits ? 'Kept on this device. It is saved when the hub can be reached.' : 'Saved';
}

/** What is said after a deletion: that it is done, or that it waits on the device until the hub can be reached. */
export function deletedInWords(waits: boolean): string {
  return waits ? 'Kept on this device. It is deleted when the hub can be reached.' : 'Deleted';
}

/** Makes a name from an address: `anna.smith+hub@example.com` is Anna Smith. Without letters, the local part. */
export function nameOfEmail(email: string): string {
  const [local = ''] = email.split('@');
  const [withoutTag = ''] = local.split('+');
  const words = withoutTag.split(/[._\-\d]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || local;
}

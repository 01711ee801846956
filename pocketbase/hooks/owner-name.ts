/**
 * The name of a person of whom nothing but the e-mail address is known: `anna.smith+hub@example.com` is Anna Smith. The
 * local part as it is where it holds no letter.
 */
export function nameOfEmail(email: string): string {
  const [local = ''] = email.split('@');
  const [withoutTag = ''] = local.split('+');
  const words = withoutTag.split(/[._\-\d]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || local;
}
